"""Pages of a server's peace: before its doors, an invitation, and what moderators see."""

import time
from collections.abc import Collection, Sequence

from hvozd.kit.markup import plain, tag
from hvozd.web.me_pages import MyPages, attribute, post
from hvozd.web.peace import BARRED, MODERATOR, MUTED, Report, Resident


class PeacePages(MyPages):
    """In one person's language."""

    # -- coming in ---------------------------------------------------------------------------------------------------------

    def outside(self, sentence: str, barred: bool) -> str:
        """For whoever stands before the doors: how to come in and back; who is barred has a right to the own data alone."""
        sheet = tag(
            "div",
            tag("h1", self.say("doors-barred" if barred else "doors-closed")),
            tag("p", plain(sentence), id="sentence"),
            *(self.own_data() if barred else self.ways_in()),
            class_="sheet",
        )
        return self.shell("Hvozd", tag("nav", tag("span", "Hvozd", class_="brand"), *self.langs()), sheet, kind="me")

    def own_data(self) -> list[str]:
        links = (("/me/all.json", "export"), ("/me/delete", "delete"))
        return [tag("p", *(tag("a", self.say(key), href=address) for address, key in links), class_="buttons")]

    def ways_in(self) -> list[str]:
        return [
            tag("p", self.say("doors-back")),
            tag("p", tag("button", self.say("passkey-use"), type="button", id="passkey-use", hidden=""), class_="buttons"),
            tag("p", "", id="passkey-said", class_="bad", role="alert"),
        ]

    def come(self, secret: str, role: str) -> str:
        sheet = tag(
            "div",
            tag("h1", self.say(f"come-{role}")),
            tag("p", self.say(f"come-{role}-about")),
            post(f"/come/{secret}", tag("button", self.say("come-go"), class_="go")),
            class_="sheet",
        )
        return self.shell("Hvozd", self.top(), sheet, kind="me")

    def invitation(self, address: str, uses: int) -> str:
        return self.link_page(address, self.say("invitation"), self.say("invitation-about", uses=uses))

    # -- moderators --------------------------------------------------------------------------------------------------------

    def page(self, doors: str, reports: Sequence[Report], people: Sequence[Resident], name: str, playing: Collection[str]) -> str:
        title = self.texts.get("peace")
        cards = [self.report(one, one.table in playing) for one in reports]
        none = tag("p", self.say("reports-none"), class_="quiet")
        return self.shell(
            title,
            self.top(title=title),
            tag("div", tag("h1", self.say("peace")), *self.about(doors), class_="sheet", id="doors"),
            tag("div", tag("h2", self.say("reports")), *(cards or [none]), class_="sheet", id="reports"),
            tag("div", *self.people(people, name, doors), class_="sheet", id="people"),
            kind="me",
        )

    def about(self, doors: str) -> list[str]:
        field = f'<input type="number" name="uses" min="1" max="50" value="1" aria-label="{self.say("invite-uses")}"/>'
        label = tag("label", self.say("invite-uses"), " ", field)
        return [
            tag("p", self.say(f"doors-{doors}")),
            tag("form", label, " ", tag("button", self.say("invite-new")), method="post", action="/me/invite", class_="find"),
        ]

    def report(self, one: Report, playing: bool) -> str:
        """What was said, as far as this moderator may hear it now, and what can be done."""
        lines = [line for line in one.lines if line.seat is not None or not playing]
        rows = [tag("li", tag("b", plain(line.who or self.texts.get("guest"))), " ", plain(line.text)) for line in lines]
        held_back = tag("p", self.say("report-playing"), class_="quiet") if len(lines) < len(one.lines) else ""
        when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(one.at))
        table = tag("a", self.say("report-table"), href=f"/t/{one.table}")
        about = self.say("report-about", who=self.named(one.by), about=self.named(one.about))
        buttons = [self.act("/peace/settle", "report-settle", report=str(one.id))]
        if one.about.role != MODERATOR and one.about.id:
            buttons += self.deeds(one.about, "open")
            buttons.append(self.act("/peace/remove", "deed-remove", person=one.about.id, table=one.table))
        return tag(
            "article",
            tag("p", tag("b", about), " ", table, " ", tag("small", f"{when} UTC", class_="quiet")),
            tag("ol", *rows, class_="said"),
            held_back,
            tag("blockquote", plain(one.note)) if one.note else "",
            tag("div", *buttons, class_="buttons"),
            class_="report",
        )

    def named(self, one: Resident) -> str:
        return one.name or self.texts.get("guest")

    def people(self, found: Sequence[Resident], name: str, doors: str) -> list[str]:
        field = f'<input name="name" maxlength="30" value="{attribute(name)}" id="find" aria-label="{self.say("people-find")}"/>'
        rows = [self.person(one, doors) for one in found]
        return [
            tag("h2", self.say("people")),
            tag("p", self.say("people-about"), class_="quiet"),
            tag("form", field, " ", tag("button", self.say("people-find")), method="get", action="/peace", class_="find"),
            tag("ul", *rows, class_="rows") if rows else tag("p", self.say("people-none"), class_="quiet"),
        ]

    def person(self, one: Resident, doors: str) -> str:
        marks = [self.say(f"is-{word}") for word in (one.role, one.held) if word]
        told = tag("span", plain(self.named(one)), " ", tag("em", ", ".join(marks), class_="quiet"))
        buttons = [] if one.role == MODERATOR else self.deeds(one, doors)
        return tag("li", told, tag("div", *buttons, class_="buttons"))

    def deeds(self, one: Resident, doors: str) -> list[str]:
        """What can be done to somebody as they are now."""
        names = ["release"] if one.held else []
        names += [name for name, held in (("mute", MUTED), ("bar", BARRED)) if one.held != held]
        if doors != "open":
            names.append("dismiss" if one.role else "admit")
        return [self.act("/peace/person", f"deed-{name}", person=one.id, deed=name) for name in names]

    def act(self, address: str, label: str, **fields: str) -> str:
        hidden = [f'<input type="hidden" name="{name}" value="{attribute(value)}"/>' for name, value in fields.items()]
        return tag("form", *hidden, tag("button", self.say(label)), method="post", action=address)
