"""axe-core, which looks at a page as somebody does who cannot see it: how it comes onto this machine, and how it is asked.

It comes from the npm registry that this machine knows, pinned by its hash; it is no part of the repository. Part of `make test`.
"""

import base64
import hashlib
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from playwright.sync_api import Page

VERSION = "4.14.0"
SHA512 = "9WTZxEjsZ7b13TH8JPmbV2z8CHbl80/2hm3XPEG4JgNdQLK81IBRXmSxHfMAOkSqQeRxT/0dwNDz2GOm3zzpcQ=="
SCRIPT = Path(__file__).parents[2] / ".axe" / f"axe-{VERSION}.js"
MISSING = f"There is no axe-core {VERSION}: `make axe` fetches it with npm from the registry that npm is set to."

LOOK = """async (within) => {
    const found = await axe.run(within ? {include: [within]} : document, {resultTypes: ['violations']});
    const why = (node) => [...node.any, ...node.all, ...node.none][0]?.message;
    const told = (one) => one.nodes.map((node) => `${one.id}: ${node.target.join(' ')}: ${why(node)}`);
    return found.violations.flatMap(told);
}"""


def fetch() -> None:
    """Get the package, see that it is the one that was pinned, and take the one file out of it."""
    npm = shutil.which("npm")
    if npm is None:
        sys.exit(f"{MISSING} There is no npm on this machine.")
    with tempfile.TemporaryDirectory() as folder:
        command = [npm, "pack", "--silent", f"axe-core@{VERSION}", "--pack-destination", folder]
        if subprocess.run(command, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False).returncode:
            sys.exit(f"{MISSING} It could not be fetched.")
        package = next(Path(folder).glob("*.tgz"))
        if base64.b64encode(hashlib.sha512(package.read_bytes()).digest()).decode() != SHA512:
            sys.exit("What came as axe-core is not what was pinned: its hash is another.")
        with tarfile.open(package) as inside:
            script = inside.extractfile("package/axe.min.js")
            assert script is not None
            SCRIPT.parent.mkdir(exist_ok=True)
            SCRIPT.write_bytes(script.read())


def findings(page: Page, within: str = "") -> list[str]:
    """What axe-core finds on a page as it is now: the rule, where, and what is wrong."""
    assert SCRIPT.exists(), MISSING
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(LOOK, within)
    return found


def everywhere(page: Page) -> list[str]:
    """The same in light and in dark."""
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
        found += [f"{scheme}: {one}" for one in findings(page)]
    page.emulate_media(color_scheme="light")
    return found


if __name__ == "__main__":
    if not SCRIPT.exists():
        fetch()
    print(SCRIPT)
