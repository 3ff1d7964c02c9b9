"""The site: every link leads somewhere, nothing comes from outside, what is promised is there, players read it in Czech, too."""

import importlib.util
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import unquote, urlsplit

import pytest

from hvozd.core import game_names
from tests.docs.conftest import REPOSITORY

DOCS = REPOSITORY / "docs"
PLAYERS = ("index", "start", "games", "play", "gallery", "group", "tutorials/beginner", "tutorials/friends", "tutorials/owner")
"""Pages that exist in both languages, beside the rules."""
PROMISED = (
    *(f"{page}.html" for page in PLAYERS),
    *(f"tutorials/{who}.html" for who in ("python", "researcher", "host")),
    *(f"notebooks/{name}.{kind}" for name in ("play", "study", "train") for kind in ("html", "ipynb")),
    *(f"{page}.html" for page in ("api", "kernel", "faction", "contributing", "language-files", "hosting", "scale", "formats")),
    *(f"{page}.html" for page in ("agents", "comparison", "changelog", "cardboard")),
)


class Read(HTMLParser):
    """What a page links to, what it loads by itself, and the places in it that can be linked to."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.places: set[str] = set()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.places |= {given[name] for name in ("id", "name") if given.get(name)}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag == "link" and given.get("rel") not in ("canonical", "prev", "next"):
            self.loaded.append(given.get("href", ""))
        if tag in ("img", "script", "iframe", "source", "video") and "src" in given:
            self.loaded.append(given["src"])


read = cache(Read)


def pages(site: Path) -> list[Path]:
    return sorted(site.rglob("*.html"))


def test_no_link_is_broken(site: Path) -> None:
    broken = []
    for page in pages(site):
        for link in read(page).links + read(page).loaded:
            address = urlsplit(link)
            if address.scheme in ("http", "https", "mailto", "data"):
                continue
            base = site if address.path.startswith("/") else page.parent
            target = (base / unquote(address.path).lstrip("/")).resolve() if address.path else page
            target = target / "index.html" if target.is_dir() else target
            if not target.is_file():
                broken.append(f"{page.relative_to(site)}: {link}")
            elif address.fragment and target.suffix == ".html" and unquote(address.fragment) not in read(target).places:
                broken.append(f"{page.relative_to(site)}: {link}: no such place")
    assert broken == []
    assert len(pages(site)) > 50


def test_nothing_is_loaded_from_outside(site: Path) -> None:
    assert [link for page in pages(site) for link in read(page).loaded if re.match(r"(https?:)?//", link)] == []
    styles = [path.read_text(encoding="utf-8") for path in site.rglob("*.css")]
    assert [found for style in styles for found in re.findall(r"url\(\s*[\"']?(?:https?:)?//[^)]*", style)] == []


def test_what_is_promised_is_there(site: Path) -> None:
    rules = [f"rules/{game}.{lang}.html" for game in game_names() for lang in ("en", "cs")]
    assert [name for name in (*PROMISED, *rules) if not (site / name).is_file()] == []
    gallery = read(site / "gallery.html").loaded
    assert [game for game in game_names() if not any(f"img/{game}-phone.jpg" in image for image in gallery)] == []
    assert 'id="figures"' in (site / "agents.html").read_text(encoding="utf-8")


def test_every_page_of_docs_is_in_the_navigation(site: Path) -> None:
    links = [link.split("#")[0] for link in read(site / "index.html").links if "://" not in link]
    shown = {str((site / link).resolve().relative_to(site)) for link in links}
    written = {str(path.relative_to(DOCS).with_suffix(".html")) for path in DOCS.rglob("*.md")}
    assert written - shown == set()


def test_a_page_that_the_navigation_does_not_name_is_put_at_its_end() -> None:
    spec = importlib.util.spec_from_file_location("pages_of_the_site", DOCS / "making" / "pages.py")
    assert spec is not None and spec.loader is not None
    making = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(making)
    config = making.on_config(SimpleNamespace(nav=[{"Hvozd": "index.md"}, {"Play": [{"At the table": "play.md"}]}]))
    (more,) = config.nav[-1].values()
    assert "scale.md" in more and not {"index.md", "play.md"} & set(more)
    assert making.on_config(config).nav == config.nav


SHAPE = {
    "headings": r"^#+ ",
    "rows": r"^\| ",
    "pictures": r"!\[",
    "numbered": r"^\d\. ",
}


@pytest.mark.parametrize("page", PLAYERS)
def test_players_find_the_same_in_czech(page: str, site: Path) -> None:
    english, czech = DOCS / f"{page}.md", DOCS / "cs" / f"{page.rpartition('/')[2]}.md"
    texts = [path.read_text(encoding="utf-8") for path in (english, czech)]
    counted = [{name: len(re.findall(sign, text, re.M)) for name, sign in SHAPE.items()} for text in texts]
    assert counted[0] == counted[1]
    made, own = (
        (site / "cs" / f"{czech.stem}.html").read_text(encoding="utf-8"),
        (site / f"{page}.html").read_text(encoding="utf-8"),
    )
    assert '<html lang="cs"' in made and '<html lang="en"' in own
    assert re.search(rf'<em>Anglicky: <a href="\.\./{page}\.html">', made)
    assert re.search(rf'<em>This page in Czech: <a href="[./]*cs/{czech.stem}\.html">', own)
