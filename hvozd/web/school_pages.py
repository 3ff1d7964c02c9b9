"""Pages about lessons: what there is to learn in each game, and one lesson before it begins."""

from hvozd.core import Game, find_game, game_names
from hvozd.kit.lessons import Lesson, lessons_of
from hvozd.kit.markup import plain, tag
from hvozd.kit.texts import Texts, locale_folders
from hvozd.web.pages import Pages


class SchoolPages(Pages):
    """In one person's language."""

    def lessons(self) -> str:
        games = [self.of_game(find_game(name)) for name in game_names() if lessons_of(find_game(name))]
        head = tag("div", tag("h1", self.say("lessons")), tag("p", self.say("lessons-about")), class_="sheet")
        return self.shell(self.texts.get("lessons"), self.top(title=self.texts.get("lessons")), head, *games)

    def of_game(self, game: Game) -> str:
        texts = Texts(locale_folders(game), self.guest.lang)
        rows = [
            tag("li", self.begin(game, lesson, texts), tag("p", plain(texts.get(lesson.key("who")))))
            for lesson in lessons_of(game).values()
        ]
        return tag(
            "div", tag("h2", plain(self.called(game))), tag("ul", *rows, class_="lessons"), class_="sheet", id=f"of-{game.name}"
        )

    def begin(self, game: Game, lesson: Lesson, texts: Texts) -> str:
        return self.going(game, lesson, texts.get(lesson.key("title")))

    def going(self, game: Game, lesson: Lesson, label: str) -> str:
        """A button that opens a table for a lesson."""
        button = tag("button", plain(label), class_="go")
        return tag("form", button, method="post", action=f"/lessons/{game.name}/{lesson.name}")

    def lesson(self, game: Game, lesson: Lesson) -> str:
        texts = Texts(locale_folders(game), self.guest.lang)
        told = [tag("p", plain(texts.get(lesson.key(part)))) for part in ("who", "win")]
        about = tag("p", self.say("lessons-about"), class_="quiet")
        begin = self.going(game, lesson, self.texts.get("lesson-begin"))
        others = tag("p", tag("a", self.say("lessons-all"), href="/lessons"))
        title = texts.get(lesson.key("title"))
        sheet = tag("div", tag("h1", plain(title)), *told, about, begin, others, class_="sheet lesson")
        return self.shell(title, self.top(title=self.called(game)), sheet)
