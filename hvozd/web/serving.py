"""What one who starts a server decides; workers find it in their environment."""

import os

import msgspec

VARIABLE = "HVOZD_SERVE"


class Settings(msgspec.Struct):
    db: str
    pace: float = 0.5
    workers: int = 1
    budgets: dict[str, int] = {}
    hosts: list[str] = []
    log: str = "text"
    forget: float = 0.0
    """After how many days games that are over are removed (0: never)."""

    doors: str = "open"
    """Who may come."""

    def put(self) -> None:
        """For the workers that this process starts."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def found(cls) -> "Settings":
        return msgspec.json.decode(os.environ[VARIABLE], type=cls)
