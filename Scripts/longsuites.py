"""The suites that take long, which Tests/long-tests.txt names."""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent


def names():
    """Their names, without those of their modules."""
    lines = (ROOT / "Tests/long-tests.txt").read_text(encoding="utf-8").splitlines()
    return [line.split(" ")[0] for line in lines if line and not line.startswith("#")]


def pattern():
    """Matches them and their tests, as `--skip` takes it."""
    return rf"\.({'|'.join(names())})(/|$)"
