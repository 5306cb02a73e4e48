"""Writes what became of faults into Tests/Mutants/faults.tsv, and what became of samples into samples.tsv beside it."""

import subprocess
import sys

import weaving

SAMPLES = weaving.TABLE.with_name("samples.tsv")


def note_built(path, faults):
    """Notes which faults a build has, each by its number."""
    path.write_text("".join(f"{fault.number}\t{fault.name}\n" for fault in faults), encoding="utf-8")


def built(path, faults, all_of_them):
    """Those of faults that a build has; ends the script where it has others under their numbers, or is to have all."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    known = dict(line.split("\t", 1) for line in lines)
    there = [fault for fault in faults if str(fault.number) in known]
    if not there or any(known[str(fault.number)] != fault.name for fault in there) or all_of_them and len(there) < len(faults):
        sys.exit("mutate: what was built last has other faults: leave --built out")
    return there


def note_suites(faults):
    """Writes into the table which suites noticed faults. It may have got rows, and lost some, since the faults were read."""
    noticed = {fault.name: fault.suite for fault in faults}
    lines = weaving.TABLE.read_text(encoding="utf-8").splitlines()
    for fault in weaving.read()[0]:
        if fault.name in noticed:
            fault.suite = noticed[fault.name]
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


def record(faults, outcomes, run, is_new, seed):
    """Writes what became of faults, of which each outcome begins with the suite that noticed it; `run` are those that ran.

    New ones become rows of the table, and where they were drawn by chance with a seed, a sample.
    """
    for fault in faults:
        # What did not run may notice it all the same, as long tests do.
        kept = fault.suite if not is_new and fault.suite not in run else ""
        fault.suite = outcomes[fault.number][0] or kept
    if is_new:
        add(faults)
    else:
        note_suites(faults)
    if seed is not None:
        note_sample(faults, seed)
