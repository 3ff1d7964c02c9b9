"""What the site has beside docs/: pages of the repository's own folder, files of examples/, the rules out of the games' rooms."""

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

from hvozd.core import find_game, game_names
from hvozd.kit.languages import OWN
from hvozd.kit.rulebook import chapters

HOME = Path(__file__).parents[2]
BESIDE = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
EXAMPLES = ("bot.sh", "train.py", "winrates.py")


def rules(name: str, lang: str) -> str:
    game = find_game(name)
    parts = [f"# {game.title}\n"]
    for chapter in chapters(game, lang):
        parts.append(f"## {chapter.title}\n")
        parts += [f"### {one.title} {{#{one.name}}}\n\n{spaced(one.text)}\n" for one in chapter.sections]
    return "\n".join(parts)


def spaced(text: str) -> str:
    """Markdown wants an empty line before a list."""
    return re.sub(r"(^[^-\n].*\n)(?=- )", r"\1\n", text.strip(), flags=re.M)


def on_files(files: Files, config: Any) -> Files:
    for source, page in BESIDE.items():
        files.append(File.generated(config, page, content=(HOME / source).read_text(encoding="utf-8").replace("](docs/", "](")))
    for name in EXAMPLES:
        files.append(File.generated(config, f"examples/{name}", content=(HOME / "examples" / name).read_bytes()))
    for name in game_names():
        for lang in OWN:
            files.append(File.generated(config, f"rules/{name}.{lang}.md", content=rules(name, lang)))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    return markdown.replace("](../examples/", "](examples/")


def on_post_page(output: str, page: Any, **_: Any) -> str:
    """A Czech page says that it is Czech."""
    czech = page.file.src_uri.startswith("cs/") or page.file.src_uri.endswith(".cs.md")
    return output.replace('<html lang="en"', '<html lang="cs"', 1) if czech else output
