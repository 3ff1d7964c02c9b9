"""Pages about puzzles: all of them by game, one before it is tried, and what its table says."""

from collections.abc import Callable, Sequence

from hvozd.core import Game, find_game, game_names
from hvozd.core.record import Header, Line
from hvozd.kit.markup import plain, tag
from hvozd.kit.puzzles import Puzzle, puzzle_at, puzzles_of, standing
from hvozd.kit.texts import Texts, locale_folders
from hvozd.web.pages import Pages


def address(puzzle: Puzzle) -> str:
    return f"/puzzles/{puzzle.game}/{puzzle.name}"


class PuzzlePages(Pages):
    """In one person's language."""

    def puzzles(self) -> str:
        games = [self.of_game(find_game(name)) for name in game_names() if puzzles_of(find_game(name))]
        head = tag("div", tag("h1", self.say("puzzles")), tag("p", self.say("puzzles-about")), class_="sheet")
        return self.shell(self.texts.get("puzzles"), self.top(title=self.texts.get("puzzles")), head, *games)

    def of_game(self, game: Game) -> str:
        texts = Texts(locale_folders(game), self.guest.lang)
        rows = [
            tag(
                "li",
                tag("a", plain(texts.get(one.key("title"))), href=address(one)),
                tag("p", plain(texts.get(one.key("task")))),
            )
            for one in puzzles_of(game).values()
        ]
        title = tag("h2", plain(self.called(game)))
        return tag("div", title, tag("ul", *rows, class_="lessons"), class_="sheet", id=f"of-{game.name}")

    def puzzle(self, game: Game, puzzle: Puzzle) -> str:
        texts = Texts(locale_folders(game), self.guest.lang)
        title = texts.get(puzzle.key("title"))
        button = tag("button", self.say("puzzle-begin"), class_="go")
        sheet = tag(
            "div",
            tag("h1", plain(title)),
            tag("p", plain(texts.get(puzzle.key("task")))),
            tag("p", self.say("puzzles-about"), class_="quiet"),
            tag("form", button, method="post", action=address(puzzle)),
            tag("p", tag("a", self.say("puzzles-all"), href="/puzzles")),
            class_="sheet lesson",
        )
        return self.shell(title, self.top(title=self.called(game)), sheet)


def beside_table(game: Game, header: Header, lines: Sequence[Line], lang: str, say: Callable[..., str]) -> str:
    """The task, how it stands, the way to try again, and the solution for who opens it; empty where no puzzle is tried."""
    puzzle = puzzle_at(game, header)
    if puzzle is None:
        return ""
    texts, now = Texts(locale_folders(game), lang), standing(puzzle, header, lines)
    state = "open" if now.solved is None else "solved" if now.solved else "missed"
    told = tag("p", plain(texts.get(puzzle.key("told"))))
    again = tag("button", plain(say("puzzle-again")), class_="go" if now.solved is False else None)
    return tag(
        "section",
        tag("h2", plain(texts.get(puzzle.key("title")))),
        tag("p", plain(texts.get(puzzle.key("task")))),
        tag("p", tag("b", plain(say(f"puzzle-{state}"))), class_="try", role="status"),
        tag("details", tag("summary", plain(say("puzzle-solution"))), told, id="puzzle-solution"),
        tag(
            "form",
            again,
            tag("a", plain(say("puzzles-all")), href="/puzzles"),
            method="post",
            action=address(puzzle),
            class_="foot",
        ),
        id="lesson",
        class_=f"puzzle {state}",
        aria_label=say("puzzle"),
        data_step=state,
    )
