"""`make fast`: the hottest modules compiled from their own source, into `.fast`. What is there stays until all are made."""

import io
import shutil
import sys
import sysconfig
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory

from Cython.Build import cythonize
from setuptools import Distribution, Extension
from setuptools.errors import CompileError, LinkError, PlatformError

from fast.kinds import MODULES
from fast.writing import written
from hvozd import built

NOTHING = "Nothing was compiled, for {why}. Hvozd runs all the same, in plain Python."


def extensions(folder: Path) -> list[Extension]:
    """The sources with types, a file each."""
    found = []
    for module, types in MODULES.items():
        file = folder / f"{module}.pyx"
        file.write_text(written(Path(built.source(module)).read_text(encoding="utf-8"), types), encoding="utf-8")
        found.append(Extension(module, [str(file)], extra_compile_args=["-O2", "-g0"]))
    return found


def compiled(folder: Path) -> dict[str, Path]:
    """The modules, translated and compiled in a folder."""
    made = cythonize(extensions(folder), quiet=True, build_dir=str(folder))
    command = Distribution({"ext_modules": made}).get_command_obj("build_ext")
    command.build_lib = command.build_temp = str(folder)
    command.parallel = True
    command.ensure_finalized()
    command.run()
    return {module: Path(command.get_ext_fullpath(module)) for module in MODULES}


def install(made: dict[str, Path]) -> None:
    """Each under the name that says of which source it was made."""
    shutil.rmtree(built.FOLDER, ignore_errors=True)
    Path(built.FOLDER).mkdir()
    for module, file in made.items():
        shutil.move(file, built.form(module))


def main() -> int:
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        print(NOTHING.format(why="the headers of this Python are not there (Python.h)"))
        return 1
    said = io.StringIO()
    with TemporaryDirectory() as folder:
        try:
            with redirect_stdout(said), redirect_stderr(said):
                made = compiled(Path(folder))
        except (CompileError, LinkError, PlatformError) as error:
            print(NOTHING.format(why=f"no C compiler works here ({error})"))
            return 1
        install(made)
    print(f"{len(made)} modules are compiled")
    return 0


if __name__ == "__main__":
    sys.exit(main())
