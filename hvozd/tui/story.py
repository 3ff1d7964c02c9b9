"""What happened, line by line; with the rules that made it happen, if somebody wants to know why."""

from collections.abc import Callable, Iterable, Iterator

from hvozd.core import Event
from hvozd.kit.texts import Teller


def story(teller: Teller, events: Iterable[Event], explain: bool, rule_of: Callable[[Event], str] | None = None) -> Iterator[str]:
    """The lines of the journal; what a rule says stands under the first line that names it, until another came between."""
    last = ""
    for event in events:
        yield f"· {teller.event(event)}"
        rule = (rule_of or teller.rule)(event) if explain else ""
        if rule and rule != last:
            yield f"    {rule}"
        last = rule or last
