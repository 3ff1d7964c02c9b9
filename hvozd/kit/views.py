"""What a seat sees, as people hold it: plain data that also writes and draws itself."""

from typing import Any

import msgspec


class View(msgspec.Struct, dict=True):
    """What one seat may see. Each game derives its own; `Session.view` notes for which game and seat it was made."""

    def made_for(self, game: Any, seat: int | None) -> None:
        """Note of which game this is and through whose eyes; the note is no part of the data."""
        self.__dict__["eyes"] = (game, seat)

    def json(self) -> str:
        """The view as JSON."""
        return msgspec.json.encode(self).decode()

    def svg(self, lang: str = "en") -> str:
        """The view as one SVG picture that stands alone."""
        from hvozd.kit.markup import draw
        from hvozd.kit.poster import poster

        game, seat = self.__dict__["eyes"]
        return poster(draw(game, self, seat, lang), game.css, game.symbols(lang))

    def _repr_svg_(self) -> str | None:
        """The picture in a notebook."""
        return self.svg() if "eyes" in self.__dict__ else None
