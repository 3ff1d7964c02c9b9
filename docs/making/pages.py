"""What the site has beside docs/: pages of the repository's own folder, files of examples/, notebooks, the rules of the games.

Pages that the navigation does not name are put into it at the end. A page with a twin in the other language says so at its head.
"""

import json
import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

from hvozd.core import find_game, game_names
from hvozd.kit.headings import title as heading
from hvozd.kit.languages import OWN
from hvozd.kit.rulebook import chapters

HOME = Path(__file__).parents[2]
BESIDE = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
EXAMPLES = ("bot.sh", "train.py", "winrates.py")
MORE = "More"
HEADS = {"en": "This page in Czech: ", "cs": "Anglicky: "}


def rules(name: str, lang: str) -> str:
    game = find_game(name)
    parts = [f"# {heading(game, lang)}\n"]
    for chapter in chapters(game, lang):
        parts.append(f"## {chapter.title}\n")
        parts += [f"### {one.title} {{#{one.name}}}\n\n{spaced(one.text)}\n" for one in chapter.sections]
    return "\n".join(parts)


def spaced(text: str) -> str:
    """Markdown wants an empty line before a list."""
    return re.sub(r"(^[^-\n].*\n)(?=- )", r"\1\n", text.strip(), flags=re.M)


def notebook(path: Path) -> str:
    """A notebook as a page: its words and its code."""
    parts = []
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        text = "".join(cell["source"])
        parts.append(text if cell["cell_type"] == "markdown" else f"```python\n{text}\n```")
    parts.append(f"[The notebook itself]({path.name}), to open in Jupyter. `make test-docs` runs it.")
    return "\n\n".join(parts) + "\n"


def named(nav: Any) -> set[str]:
    """The pages that a navigation names."""
    if isinstance(nav, str):
        return {nav}
    return set().union(*map(named, nav.values() if isinstance(nav, dict) else nav)) if nav else set()


def on_config(config: Any) -> Any:
    there = {path.relative_to(HOME / "docs").as_posix() for path in (HOME / "docs").rglob("*.md")}
    left = sorted(there - named(config.nav))
    if left:
        config.nav = [*config.nav, {MORE: left}]
    return config


def on_files(files: Files, config: Any) -> Files:
    for source, page in BESIDE.items():
        files.append(File.generated(config, page, content=(HOME / source).read_text(encoding="utf-8").replace("](docs/", "](")))
    for name in EXAMPLES:
        files.append(File.generated(config, f"examples/{name}", content=(HOME / "examples" / name).read_bytes()))
    for path in sorted((HOME / "docs" / "notebooks").glob("*.ipynb")):
        files.append(File.generated(config, f"notebooks/{path.stem}.md", content=notebook(path)))
    for name in game_names():
        for lang in OWN:
            files.append(File.generated(config, f"rules/{name}.{lang}.md", content=rules(name, lang)))
    return files


def language(page: str) -> str:
    return "cs" if page.startswith("cs/") or page.endswith(".cs.md") else "en"


def twins(page: str) -> list[str]:
    """Where the same page may be in the other language: `cs/` has tutorials and other pages for players in one folder."""
    if page.startswith("rules/"):
        other = ".en.md" if page.endswith(".cs.md") else ".cs.md"
        return [re.sub(r"\.(en|cs)\.md$", other, page)]
    if page.startswith("cs/"):
        name = page.removeprefix("cs/")
        return [f"tutorials/{name}", name]
    return [f"cs/{posixpath.basename(page)}"] if posixpath.dirname(page) in ("", "tutorials") else []


def on_page_markdown(markdown: str, page: Any, files: Files, **_: Any) -> str:
    own = page.file.src_uri
    markdown = markdown.replace("](../examples/", "](examples/")
    for twin in twins(own):
        if files.get_file_from_path(twin) and (other := title(twin, files)):
            link = posixpath.relpath(twin, posixpath.dirname(own) or ".")
            return re.sub(r"(^# .*\n)", rf"\1\n*{HEADS[language(own)]}[{other}]({link})*\n", markdown, count=1, flags=re.M)
    return markdown


def title(page: str, files: Files) -> str:
    """What stands over a page."""
    file = files.get_file_from_path(page)
    found = re.search(r"^# (.*)$", file.content_string if file else "", re.M)
    return found[1] if found else ""


def on_page_content(html: str, **_: Any) -> str:
    """A head without a word is no head."""
    return re.sub(r"<th[^>]*></th>", "<td></td>", html)


def on_post_page(output: str, page: Any, **_: Any) -> str:
    """A Czech page says that it is Czech; the theme's search says what it is."""
    czech = language(page.file.src_uri) == "cs"
    search = '<div class="md-search"'
    output = output.replace(search, f'{search} aria-label="{"Hledání" if czech else "Search"}"', 1)
    return output.replace('<html lang="en"', '<html lang="cs"', 1) if czech else output
