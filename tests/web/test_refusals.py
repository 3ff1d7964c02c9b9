"""A table that cannot be opened: the lobby says why in the language of the guest."""

from collections.abc import Callable

import pytest

from tests.web.conftest import Person


@pytest.mark.parametrize(
    ("lang", "says"),
    [("en", "A second Vagabond plays only beside a first one (R-9.7)"), ("cs", "Druhý tulák hraje jen vedle prvního (R-9.7)")],
)
def test_options_are_refused_in_the_language_of_the_guest(come: Callable[[], Person], lang: str, says: str) -> None:
    ann = come()
    fields = {"game": "root", "option-factions": "marquise,vagabond2", "seat-0": "me"}
    answer = ann.client.post(f"/tables?lang={lang}", data=fields)
    assert answer.status_code == 400
    assert says in answer.text


def test_what_was_typed_is_shown_as_text(come: Callable[[], Person]) -> None:
    fields = {"game": "crescent", "option-seats": "<b>{ $x }</b>", "seat-0": "me"}
    answer = come().client.post("/tables?lang=cs", data=fields)
    assert answer.status_code == 400
    assert "„&lt;b&gt;{ $x }&lt;/b&gt;“ není hodnota volby seats; možné hodnoty jsou 4, 5." in answer.text
