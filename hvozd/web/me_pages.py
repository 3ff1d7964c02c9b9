"""Pages about oneself: settings, ways back, a return link with its QR code."""

import time
from io import BytesIO

import segno

from hvozd.kit.languages import LANGUAGES
from hvozd.kit.markup import plain, tag
from hvozd.web.guests import WISHES
from hvozd.web.pages import Pages
from hvozd.web.people import Person, Way


class MyPages(Pages):
    """In one person's language."""

    def me(self, found: Person, notices: list[str], invites: bool = False) -> str:
        return self.shell(
            self.texts.get("me"),
            self.top(title=self.texts.get("me")),
            tag("div", tag("h1", self.say("me")), self.settings(), class_="sheet", id="settings"),
            tag("div", *self.ways(found), class_="sheet", id="ways"),
            tag("div", *notices, class_="sheet", id="notices"),
            tag("div", *self.inviting(), class_="sheet", id="inviting") if invites else "",
            tag("div", *self.data(), class_="sheet", id="data-of-mine"),
            kind="me",
        )

    def settings(self) -> str:
        name = f'<input name="name" maxlength="30" value="{attribute(self.guest.name)}" id="name"/>'
        rows = [tag("label", tag("span", self.say("your-name")), name)]
        langs = [tag("option", self.say(f"lang-{one}"), value=one, selected=chosen(one, self.guest.lang)) for one in LANGUAGES]
        rows.append(tag("label", tag("span", self.say("wish-lang")), tag("select", *langs, name="lang")))
        rows += [self.wish(wish, values) for wish, values in WISHES.items()]
        return tag(
            "form", *rows, tag("button", self.say("remember"), class_="go"), method="post", action="/me/settings", class_="wishes"
        )

    def wish(self, name: str, values: tuple[str, ...]) -> str:
        now = self.guest.wish(name)
        options = [tag("option", self.say(f"wish-{name}-{value}"), value=value, selected=chosen(value, now)) for value in values]
        return tag("label", tag("span", self.say(f"wish-{name}")), tag("select", *options, name=name))

    # -- ways back ---------------------------------------------------------------------------------------------------------

    def ways(self, found: Person) -> list[str]:
        rows = [self.way(way) for way in found.ways]
        return [
            tag("h2", self.say("ways")),
            tag("p", self.say("ways-about"), class_="quiet"),
            tag("ul", *rows, class_="rows") if rows else "",
            tag(
                "div",
                post("/me/link", tag("button", self.say("link-new"))),
                tag("button", self.say("passkey-new"), type="button", id="passkey-new", hidden=""),
                tag("button", self.say("passkey-use"), type="button", id="passkey-use", hidden=""),
                post("/me/elsewhere", tag("button", self.say("elsewhere"))),
                post("/me/unmute", tag("button", self.say("unmute"))),
                class_="buttons",
            ),
            tag("p", "", id="passkey-said", class_="bad", role="alert"),
        ]

    def way(self, way: Way) -> str:
        kind = self.say("way-passkey" if way.passkey else "way-link", on=time.strftime("%Y-%m-%d", time.localtime(way.created)))
        here = tag("em", self.say("way-here")) if way.id == self.guest.by else ""
        button = tag("button", self.say("way-close"))
        return tag("li", tag("span", kind, " ", here), post(f"/me/ways/{way.id}/close", button))

    def inviting(self) -> list[str]:
        """How to bring somebody to a server that is not open."""
        button = post("/me/invite", tag("button", self.say("invite-new")))
        return [tag("h2", self.say("inviting")), tag("p", self.say("inviting-about"), class_="quiet"), button]

    def data(self) -> list[str]:
        links = (("/history", "history"), ("/ratings", "ratings"), ("/me/all.json", "export"), ("/me/delete", "delete"))
        return [
            tag("h2", self.say("my-data")),
            tag("p", self.say("my-data-about"), class_="quiet"),
            tag("p", *(tag("a", self.say(key), href=address) for address, key in links), class_="buttons"),
        ]

    def farewell(self) -> str:
        sheet = tag(
            "div",
            tag("h1", self.say("delete")),
            tag("p", self.say("delete-about")),
            post("/me/delete", tag("button", self.say("delete-go"), class_="go")),
            tag("p", tag("a", self.say("to-me"), href="/me")),
            class_="sheet",
        )
        return self.shell("Hvozd", self.top(), sheet, kind="me")

    def return_link(self, address: str) -> str:
        """A return link, which nobody can show a second time."""
        return self.link_page(address, self.say("link-made"), self.say("link-about"))

    def link_page(self, address: str, head: str, about: str) -> str:
        """A link that is shown this once, also as a QR code."""
        out = BytesIO()
        segno.make(address, error="m").save(
            out, kind="svg", xmldecl=False, svgns=True, scale=5, border=3, dark="#000", light="#fff"
        )
        copy = tag("button", self.say("copy"), type="button", data_copy=address)
        sheet = tag(
            "div",
            tag("h1", head),
            tag("p", about),
            tag("p", tag("code", plain(address), id="return-link", class_="link"), " ", copy),
            tag("div", out.getvalue().decode(), id="qr"),
            tag("p", tag("a", self.say("to-me"), href="/me")),
            class_="sheet",
        )
        return self.shell(self.texts.get("me"), self.top(title=self.texts.get("me")), sheet, kind="me")

    def back(self, secret: str, name: str, others: bool) -> str:
        """Before this browser becomes somebody's."""
        sheet = tag(
            "div",
            tag("h1", self.say("back-as", name=name or self.texts.get("guest"))),
            tag("p", self.say("back-about")),
            tag("p", self.say("back-others"), " ", tag("a", self.say("to-me"), href="/me"), class_="bad") if others else "",
            post(f"/back/{secret}", tag("button", self.say("back-go"), class_="go")),
            class_="sheet",
        )
        return self.shell("Hvozd", self.top(), sheet, kind="me")


def post(address: str, button: str) -> str:
    return tag("form", button, method="post", action=address)


def attribute(text: str) -> str:
    """A text as the value of an attribute."""
    return plain(text).replace('"', "&quot;")


def chosen(value: str, now: str) -> str | None:
    return "" if value == now else None
