"""docs/language.md is what the games say."""

from tests.tools.language import ALL, GAMES, PAGE, page


def test_the_page_is_what_the_script_gives() -> None:
    text = page()
    assert text == PAGE.read_text(encoding="utf-8"), "say make language"
    sentences = [line for line in text.splitlines() if line.startswith("| ")]
    assert len(sentences) == len(GAMES) * (ALL + 3), "sixty of each game under three headings"
