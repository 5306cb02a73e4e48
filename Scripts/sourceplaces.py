"""Where in our sources the edges lie that a fuzzing program counts.

The compiler makes many copies of a loop, one for each kind of string and each place it is written into, and each copy has edges
of its own. A place, which is a line and a column of a file under Sources, is the same in all of them. What the compiler writes
into it of the standard library, as for strings of more than fifteen bytes or of broken UTF-8, is no code of ours.
"""

import contextlib
import itertools
import json
import pathlib
import re
import subprocess
import sys

#: Addresses that are asked for at once: what both ends hold of a pipe is bounded.
AT_ONCE = 200


class SymbolizerEnded(Exception):
    """Nobody tells places any longer."""


class SourcePlaces:
    """The places of a program's edges, by their addresses in its file; not for several threads at once."""

    def __init__(self, program, root):
        # The program has to be compiled there: its symbols name files by their whole paths.
        self.ours = re.compile(re.escape(f"{pathlib.Path(root).resolve()}/Sources/") + r"(\S+):([1-9]\d*:\d+)$")
        # A terminal's interrupt is for whoever asks; it ends with its input.
        self.symbolizer = subprocess.Popen(
            [symbolizer(), f"--obj={program}", "--functions=none", "--inlines"], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True, errors="replace", start_new_session=True)

    def of(self, addresses):
        """Of each address the place, `Inputs/Lists/ListReader.swift:12:7`; none, where it is in no source of ours."""
        addresses, places = list(addresses), []
        for first in range(0, len(addresses), AT_ONCE):
            asked = addresses[first:first + AT_ONCE]
            try:
                self.symbolizer.stdin.write("".join(f"{address:#x}\n" for address in asked))
                self.symbolizer.stdin.flush()
            except BrokenPipeError:
                raise SymbolizerEnded("llvm-symbolizer has ended") from None
            places += [self.answer() for _ in asked]
        return places

    def answer(self):
        # A line for each function that is written into the next one, and an empty one behind the last.
        lines = list(itertools.takewhile(str.strip, self.symbolizer.stdout))
        if not lines:
            raise SymbolizerEnded("llvm-symbolizer has ended")
        found = self.ours.match(lines[0].strip())
        return f"{found[1]}:{found[2]}" if found else None

    def close(self):
        # What it did not take any more is still to be written.
        with contextlib.suppress(BrokenPipeError):
            self.symbolizer.stdin.close()
        self.symbolizer.stdout.close()
        self.symbolizer.wait()


def resources():
    """The folder of what the toolchain has for the programs that it makes."""
    said = json.loads(subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True).stdout)
    return pathlib.Path(said["paths"]["runtimeResourcePath"])


def symbolizer():
    """The program that tells places: the toolchain's own, which knows what its compiler writes."""
    found = resources().parent.parent / "bin/llvm-symbolizer"
    if not found.exists():
        sys.exit(f"there is no {found}: toolchains of Swift for Linux have one")
    return str(found)
