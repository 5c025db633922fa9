"""The ``mathom`` command, called as a person or a program calls it."""

import pytest

from mathom.cli.main import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, standard output and standard error of a command."""
    with pytest.raises(SystemExit) as leaving:
        main(list(arguments))
    told = capsys.readouterr()
    return int(leaving.value.code or 0), told.out, told.err
