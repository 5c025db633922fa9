"""Compile the rules with mypyc while the wheel is built, and bring the web bundle along.

Everything below ``src/mathom`` that plays or searches is compiled; the command line and the
laboratory are not worth it, nor are the cards: each definition runs once, when it is read.
``MATHOM_PURE=1`` asks for the pure wheel. Without a C compiler the pure wheel is built too, and
without npm one that serves no page; a line says so.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("kernel", "cardplay", "games", "table", "players")
DATA = "cards"

# Run in a process of its own, so that neither mypy nor setuptools disturbs the builder. All rules
# are one extension, whose files setuptools would compile one after another.
COMPILE = """
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext


def at_once(compiler, sources, output_dir=None, macros=None, include_dirs=None, debug=False,
            extra_preargs=None, extra_postargs=None, depends=None):
    _, objects, after, options, build = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    before = compiler._get_cc_args(options, debug, extra_preargs)

    def one(target):
        compiler._compile(target, *build[target], before, after, options)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(one, build))
    return objects


class Build(build_ext):
    def build_extensions(self):
        self.compiler.compile = partial(at_once, self.compiler)
        super().build_extensions()


modules = mypycify(sys.argv[1:], group_name="mathom", opt_level="3", debug_level="0",
                   multi_file=True)
command = Build(Distribution({"name": "mathom", "ext_modules": modules}))
command.inplace = True
command.ensure_finalized()
command.run()
"""


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel."""

    work: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is not in the source: the page, then the compiled modules."""
        if version == "editable":
            return
        self.bundle(build_data)
        if os.environ.get("MATHOM_PURE") != "1":
            self.compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The wheel is made: what was built for it can go."""
        if self.work is not None:
            shutil.rmtree(self.work, ignore_errors=True)

    def bundle(self, build_data: dict[str, Any]) -> None:
        """The page, built by npm unless it was built already."""
        root = Path(self.root)
        static = root / "src" / "mathom" / "server" / "static"
        if not (static / "index.html").exists() and (root / "web" / "package.json").exists():
            if shutil.which("npm") is None:
                self.app.display_warning("no npm: the wheel serves no page")
                return
            for command in (["npm", "ci", "--no-audit", "--no-fund"], ["npm", "run", "build"]):
                subprocess.run(command, cwd=root / "web", check=True)
            shutil.copytree(root / "web" / "dist", static)
        if static.exists():
            build_data["force_include"][str(static)] = "mathom/server/static"

    def compile(self, build_data: dict[str, Any]) -> None:
        """The rules as native code, where there is a C compiler."""
        if not any(shutil.which(name) for name in ("cc", "gcc", "clang")):
            self.app.display_warning("no C compiler: building the pure-Python wheel")
            return
        # A folder of its own: two builds may run at once.
        work = self.work = Path(tempfile.mkdtemp(prefix="mathom-build-"))
        shutil.copytree(Path(self.root) / "src" / "mathom", work / "mathom")
        files = [
            str(path.relative_to(work))
            for room in COMPILED
            for path in sorted((work / "mathom" / room).rglob("*.py"))
            if path.name != "__init__.py" and DATA not in path.parts
        ]
        subprocess.run([sys.executable, "-c", COMPILE, *files], cwd=work, check=True)
        for library in work.rglob("*.so"):
            if "build" not in library.relative_to(work).parts:
                build_data["force_include"][str(library)] = str(library.relative_to(work))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
