"""The words that stand on boards, in a person's language."""

from collections.abc import Iterable, Sequence

from hvozd.games.harrow.table import folders
from hvozd.games.harrow.words import WORDS
from hvozd.kit.texts import Texts


class Speaker:
    """The words of the board in a person's language."""

    def __init__(self, lang: str) -> None:
        self.texts = Texts(folders(), lang)

    def label(self, name: str) -> str:
        return self.texts.get(f"board-{name}")

    def word(self, vocabulary: str, word: str) -> str:
        return self.texts.get(f"{vocabulary}-{word}")

    def row(self, vocabulary: str, numbers: Iterable[int]) -> str:
        return ", ".join(self.word(vocabulary, WORDS[vocabulary][number]) for number in numbers)

    def counts(self, numbers: Sequence[int], vocabulary: str, names: Sequence[str]) -> str:
        found = ", ".join(f"{n} {self.word(vocabulary, name)}" for n, name in zip(numbers, names, strict=True) if n)
        return found or self.label("none")
