"""Writes what became of faults into Tests/Mutants/faults.tsv, and what became of samples into samples.tsv beside it."""

import subprocess

import weaving

SAMPLES = weaving.TABLE.with_name("samples.tsv")


def note_suites(faults):
    """Writes the rows of faults that the table has, with the suites that noticed them."""
    lines = weaving.TABLE.read_text(encoding="utf-8").splitlines()
    for fault in faults:
        lines[fault.line - 1] = fault.row()
    weaving.TABLE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def add(faults):
    """Adds rows to the table, but those whose places others have."""
    known, _ = weaving.read()
    taken = []
    weaving.weave(known + faults, lambda fault, why: taken.append(fault))
    new = [fault for fault in faults if fault not in taken]
    with open(weaving.TABLE, "a", encoding="utf-8") as table:
        table.writelines(fault.row() + "\n" for fault in sorted(new, key=lambda fault: (fault.file, fault.place)))
    print(f"{len(new)} of them are in the table now")


def note_sample(faults, seed):
    """Notes how many of a sample were noticed, module by module, in place of what was known of its seed."""
    command = ["git", "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(command, cwd=weaving.ROOT, check=True, capture_output=True, text=True).stdout.strip()
    lines = SAMPLES.read_text(encoding="utf-8").splitlines() if SAMPLES.exists() else [
        "# Faults drawn by chance and tried, written by Scripts/mutate --fresh COUNT --seed N --record.",
        "# seed, commit, module, faults, noticed, and, by hand, those that nobody can notice: faults.tsv says why"]
    lines = [line for line in lines if line.split("\t")[0] != str(seed)]
    for module in sorted({fault.module for fault in faults}):
        own = [fault for fault in faults if fault.module == module]
        noticed = sum(1 for fault in own if fault.suite)
        lines.append(f"{seed}\t{commit}\t{module}\t{len(own)}\t{noticed}\t0")
    SAMPLES.write_text("\n".join(lines) + "\n", encoding="utf-8")
