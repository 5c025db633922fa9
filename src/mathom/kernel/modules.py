"""Finding the files of a folder, so that no list of them has to be kept."""

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType


def modules_in(folder: str) -> list[ModuleType]:
    """The modules of a package, by its dotted name, in the order of their names."""
    package = import_module(folder)
    return [import_module(f"{folder}.{one.name}") for one in iter_modules(package.__path__)]


def modules_below(folder: str) -> list[ModuleType]:
    """The same with the modules of every package within it, and without the packages."""
    package = import_module(folder)
    found: list[ModuleType] = []
    for one in iter_modules(package.__path__):
        name = f"{folder}.{one.name}"
        found += modules_below(name) if one.ispkg else [import_module(name)]
    return found
