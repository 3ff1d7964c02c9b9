"""The rules of a game to read and to search, and the rule behind an id."""

import re
import unicodedata
from functools import cache

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from hvozd.core import Game
from hvozd.kit.markup import plain, tag
from hvozd.kit.rulebook import FIRST, Chapter, Section, aid_of, chapters, section_of, sections
from hvozd.web.guests import Guest
from hvozd.web.pages import Pages
from hvozd.web.requests import Refused, asked, game_named
from hvozd.web.server import Server

AID = "aid-"
LONGEST, FOUND = 80, 12
"""The longest question, and so many sections are shown in answer to it."""


class Rules:
    """Answers what is asked about rules."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def page(self, request: Request, guest: Guest) -> Response:
        wanted, find = asked(request, "chapter") or "", asked(request, "find") or ""
        if len(wanted) > LONGEST or len(find) > LONGEST:
            raise Refused(400, "error-form")
        game = game_named(request.path_params["game"])
        chapter = next((one for one in chapters(game, guest.lang) if wanted in ("", one.name)), None)
        if chapter is None:
            raise Refused(404, "error-rule")
        pages = RulesPages(guest)
        return HTMLResponse(pages.found(game, find) if find.strip() else pages.whole(game, chapter))

    async def rule(self, request: Request, guest: Guest) -> Response:
        """One rule, or the aid of whoever plays, to be told in place."""
        game = game_named(request.path_params["game"])
        rule: str = request.path_params["rule"]
        if len(rule) > LONGEST:
            raise Refused(404, "error-rule")
        aid = rule.startswith(AID)
        section = aid_of(game, rule.removeprefix(AID), guest.lang) if aid else section_of(game, rule, guest.lang)
        if section is None:
            raise Refused(404, "error-rule")
        text = tag("h3", plain(section.title)) + section.markup
        page = f"/rules/{game.name}?chapter={section.chapter}#{section.name}"
        return JSONResponse({"text": text, "page": page, "more": Pages(guest).texts.get("rules-more")})


class RulesPages(Pages):
    def whole(self, game: Game, chapter: Chapter) -> str:
        """The list of chapters, and one of them open."""
        parts = [self.section(game, section) for section in chapter.sections]
        about = tag("p", self.say("rules-about"))
        return self.page(game, "", self.contents(game, chapter), about, tag("article", tag("h1", plain(chapter.title)), *parts))

    def page(self, game: Game, find: str, *body: str) -> str:
        title = f"{self.called(game)} · {self.texts.get('rules')}"
        value = plain(find).replace('"', "&quot;")
        field = f'<input type="search" name="find" maxlength="{LONGEST}" value="{value}" id="find"/>'
        label = tag("label", self.say("rules-find"), " ", field)
        form = tag("form", label, " ", tag("button", self.say("rules-go")), action=f"/rules/{game.name}", role="search")
        main = tag("main", tag("p", tag("b", plain(title))), form, *body, class_="sheet", id="rules")
        return self.shell(title, self.top(title=self.called(game)), main, kind="rules", game=game.name)

    def contents(self, game: Game, here: Chapter | None) -> str:
        items = []
        for one in chapters(game, self.guest.lang):
            current = "page" if here is not None and one.name == here.name else None
            link = tag("a", plain(one.title), href=f"/rules/{game.name}?chapter={one.name}", aria_current=current)
            items.append(tag("li", link))
        return tag("nav", tag("ul", *items), class_="contents", aria_label=self.say("rules-chapters"))

    def section(self, game: Game, section: Section) -> str:
        known = sections(game, FIRST).get(section.name, section).ids
        told = self.say("rules-ids", ids=" ".join(known)) if known else ""
        ids = tag("p", told, class_="quiet ids") if told else ""
        return tag("section", tag("h2", plain(section.title)), section.markup, ids, id=section.name)

    def found(self, game: Game, find: str) -> str:
        """The sections in which all the words stand, those with them in the title first; or the one that tells an id."""
        exact = section_of(game, find.strip().upper(), self.guest.lang)
        wanted = simple(find).split()
        known = sections(game, self.guest.lang).values()
        fits = [one for one in known if all(word in simple(f"{one.title} {one.text}") for word in wanted)]
        best = sorted(fits, key=lambda one: -sum(word in simple(one.title) for word in wanted))
        shown = [exact] if exact else best[:FOUND]
        head = tag("p", self.say("rules-found", count=len(shown)), role="status")
        return self.page(game, find, self.contents(game, None), head, *(self.section(game, one) for one in shown))


@cache
def simple(text: str) -> str:
    """Small letters without accents: what is searched and what is searched for are written alike."""
    flat = unicodedata.normalize("NFKD", text.lower())
    return re.sub(r"[^\w]+", " ", "".join(letter for letter in flat if not unicodedata.combining(letter)))
