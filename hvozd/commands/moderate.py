"""`hvozd moderate`: who moderates a server, who may come, who may not. It works beside servers that run."""

import argparse
import os
from typing import TYPE_CHECKING

from hvozd.commands import Say, lang_argument, speaker
from hvozd.commands.serve import database
from hvozd.core.errors import HvozdError

if TYPE_CHECKING:
    from hvozd.web.peace import Peace, Report, Resident

about = "make moderators of a server, invite people, read reports, bar somebody"
VERBS = ("link", "invite", "reports", "settle", "people", "mute", "bar", "release", "admit", "dismiss", "welcome")
OF_SOMEBODY = ("settle", "mute", "bar", "release", "admit", "dismiss")
DAY = 86400.0


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "verb",
        choices=VERBS,
        help="link: makes whoever opens it a moderator, once, within a day; invite: an invitation; people [NAME]; reports; "
        "settle REPORT; mute, bar, release, admit, dismiss PERSON; welcome: all people that the database has count as known",
    )
    parser.add_argument(
        "what",
        nargs="?",
        default="",
        metavar="NAME|PERSON|REPORT",
        help="`people` and `reports` print the ids; one that begins with a dash comes after `--`",
    )
    parser.add_argument("--uses", type=int, default=1, metavar="N", help="how many people an invitation lets in (default 1)")
    parser.add_argument("--address", default="", metavar="URL", help="of the server, for links (default: HVOZD_ADDRESS)")
    parser.add_argument("--db", default="", metavar="URL", help="as for `hvozd serve`")
    lang_argument(parser)


def run(args: argparse.Namespace) -> int:
    from hvozd.web.peace import Peace
    from hvozd.web.store import Store

    if not 1 <= args.uses <= 1000:
        raise HvozdError(f"An invitation for {args.uses} people is not possible; choose from 1 to 1000.")
    if args.verb in OF_SOMEBODY and not args.what:
        raise HvozdError(f"Say whom: `hvozd moderate {args.verb} ID`; `hvozd moderate people` and `reports` print the ids.")
    store, say = Store(args.db or database()), speaker(args.lang)
    try:
        for line in _told(Peace(store), args, say):
            print(line)
    finally:
        store.close()
    return 0


def _told(peace: "Peace", args: argparse.Namespace, say: Say) -> list[str]:
    """Do it, and say so in lines."""
    from hvozd.web.peace import MODERATOR

    if args.verb in ("link", "invite"):
        made = peace.invite(role=MODERATOR, seconds=DAY) if args.verb == "link" else peace.invite(uses=args.uses)
        address = args.address or os.environ.get("HVOZD_ADDRESS") or "http://localhost:8000"
        return [say(f"moderate-{args.verb}", uses=args.uses), f"{address.rstrip('/')}/come/{made}"]
    if args.verb == "people":
        return [_person(one, say) for one in peace.residents(args.what)] or [say("moderate-nobody")]
    if args.verb == "reports":
        return [line for one in peace.reports() for line in _report(one, say)] or [say("moderate-quiet")]
    if args.verb == "welcome":
        return [say("moderate-welcome", number=peace.welcome())]
    return [_done(peace, args.verb, args.what, say)]


def _done(peace: "Peace", verb: str, what: str, say: Say) -> str:
    from hvozd.web.moderating import DEEDS

    if verb == "settle":
        if not what.isdecimal() or not peace.settle(int(what[:9])):
            raise HvozdError(f"There is no report {what}; `hvozd moderate reports` lists them.")
        return say("moderate-settled", report=what)
    found = peace.resident(what)
    if found is None:
        raise HvozdError(f"There is nobody {what}; `hvozd moderate people NAME` finds people.")
    peace.change(found.id, **DEEDS[verb])
    return say("moderate-done", person=_person(peace.resident(what) or found, say))


def _person(one: "Resident", say: Say) -> str:
    marks = [say(f"moderate-{word}") for word in (one.role, one.held) if word]
    return f"{one.id}  {' · '.join([one.name or say('moderate-guest'), *marks])}"


def _report(one: "Report", say: Say) -> list[str]:
    import time

    when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(one.at))
    head = say(
        "moderate-report", report=one.id, table=one.table, when=when, who=_person(one.by, say), about=_person(one.about, say)
    )
    lines = [f"    {line.who or say('moderate-guest')}: {line.text}" for line in one.lines]
    return [*head.splitlines(), *lines, *([f"    ({one.note})"] if one.note else [])]
