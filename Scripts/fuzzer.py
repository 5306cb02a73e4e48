"""Runs the fuzzing program on a target, for Scripts/fuzz: what it is given, how it ends, and what came of it."""

import collections
import contextlib
import hashlib
import os
import pathlib
import re
import signal
import subprocess
import tempfile
import threading

import sourceplaces

ROOT = pathlib.Path(__file__).resolve().parent.parent
FUZZING = ROOT / "Fuzzing"
SCRATCH = ROOT / ".build/fuzzing"
SEEDS = SCRATCH / "seeds"
#: What is counted of a target in all runs.
Row = collections.namedtuple("Row", "runs seconds places edges kept cases dry edges_dry")
#: What libFuzzer ends with after an interrupt.
INTERRUPTED = 72
#: Leaks are not looked for. What is asked for at once is bounded here: libFuzzer does that by a hook in each allocation, which
#: comes with leaks alone.
CHECKED = "detect_leaks=0:symbolize=0:max_allocation_size_mb=4096"
#: Without the calls that led to each allocation, of which Swift's are all alike, and with so little waiting to be allocated
#: again that the processor's caches hold it.
LIGHT = CHECKED + (":malloc_context_size=1:quarantine_size_mb=32:thread_local_quarantine_size_kb=256"
                   ":detect_stack_use_after_return=0")
#: Where targets write files that they read at once; the usual folder where the system has no such one.
IN_MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
#: Targets of whose inputs no bytes stand in a comparison as they are: they choose by number, or are decoded. Their program has
#: no call at each comparison, which takes longer than counting edges does and tells nothing there to make inputs of.
UNWATCHED = {"texts", "runs", "views", "maps"}
#: Bytes an input may have.
LONGEST = {"texts": 65536, "runs": 16384, "fonts": 65536, "lists": 65536, "json": 65536, "pictures": 16384,
           "files": 16384, "sources": 16384}
#: Seconds of the processor without a new place whose end is told.
LONG_WITHOUT = 60
#: Inputs that are run again by one process: the system bounds how long all of its arguments are together.
AT_ONCE = 1000
#: The processes that run inputs, and whether they are to end.
running, interrupted = set(), threading.Event()


def begin(arguments, environment, **options):
    """A process that an interrupt of the script ends, one that came before it as well."""
    process = subprocess.Popen(arguments, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, **options)
    running.add(process)
    if interrupted.is_set():
        process.send_signal(signal.SIGINT)
    return process


def interrupt(*_):
    """Ends all processes: libFuzzer ends with its counts where it is interrupted."""
    interrupted.set()
    for process in list(running):
        process.send_signal(signal.SIGINT)


def processor_seconds(process):
    """What a process that runs has taken of the processor."""
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Fuzzer:
    """One run of a target."""

    def __init__(self, program, target):
        self.program, self.target, self.broken = program.resolve(), target, []
        self.runs, self.seconds, self.edges, self.dry, self.edges_dry = 0, 0.0, 0, 0.0, 0.0
        #: The places that inputs have covered.
        self.places = set()
        self.corpus, self.cases = FUZZING / "Corpus" / target, FUZZING / "Cases" / target
        self.finds = SCRATCH / "finds" / target
        for folder in (self.corpus, self.cases, self.finds):
            folder.mkdir(parents=True, exist_ok=True)
        # Where it looks for leaks, libFuzzer runs an input twice that leaves anything allocated, as all do that fill caches.
        self.arguments = [str(self.program), f"-artifact_prefix={self.finds}/", "-rss_limit_mb=4096", "-timeout=600",
                          "-report_slow_units=600", "-print_final_stats=1", "-print_pcs=1", "-detect_leaks=0",
                          f"-max_len={LONGEST.get(target, 4096)}", f"-use_cmp={int(target not in UNWATCHED)}"]
        words = FUZZING / "Dictionaries" / f"{target}.txt"
        if words.exists():
            self.arguments.append(f"-dict={words}")

    def environment(self, checks, folder):
        """That of a run under checks of the sanitizer, with a folder for the files it writes.

        Tables hash alike in all runs: an input covers what it covered when it was found, and no edge is new by chance.
        """
        options = ":".join(filter(None, [checks, os.environ.get("ASAN_OPTIONS")]))
        return dict(os.environ, FITCHECK_FUZZ_TARGET=self.target, ASAN_OPTIONS=options, SWIFT_BACKTRACE="enable=no",
                    SWIFT_DETERMINISTIC_HASHING="1", TMPDIR=f"{folder}/")

    def replay(self, folders):
        """Runs the inputs in folders, each once, under all checks."""
        known = [str(path) for folder in folders for path in sorted(folder.iterdir())]
        for first in range(0, len(known), AT_ONCE):
            inputs = known[first:first + AT_ONCE]
            with tempfile.TemporaryDirectory(prefix="fitcheck-fuzz-", dir=IN_MEMORY) as folder:
                process = begin(self.arguments + inputs, self.environment(CHECKED, folder))
                said = process.communicate()[1]
            running.discard(process)
            if process.returncode in (INTERRUPTED, -signal.SIGINT):
                return
            self.runs += len(inputs)
            if process.returncode:
                self.broken.append(said.decode(errors="replace")[-600:])

    def search(self, seconds, dry, before):
        """Makes inputs up for so many seconds, or until `dry` seconds of the processor have covered no new place; `before` is
        the row of earlier runs."""
        # One that does not begin changes nothing of it.
        self.dry, self.edges_dry = before.dry, before.edges_dry
        known = [str(folder) for folder in (self.corpus, self.cases, SEEDS / self.target) if folder.exists()]
        with tempfile.TemporaryDirectory(prefix="fitcheck-fuzz-", dir=IN_MEMORY) as folder:
            edges = self.covered(folder, known)
            if interrupted.is_set() or self.broken:
                return
            with contextlib.closing(sourceplaces.SourcePlaces(self.program, ROOT)) as places:
                self.note(places, edges)
                if not self.places and not self.broken:
                    # None would ever be new.
                    self.broken.append(f"{self.program} was not compiled from {ROOT}/Sources, or without their lines")
                if not self.broken:
                    self.search_in(folder, known, places, seconds, dry, before)

    def covered(self, folder, known):
        """The edges that known inputs cover, by their addresses: libFuzzer tells how many they are, and not which."""
        listed = pathlib.Path(folder, "covered")
        environment = dict(self.environment(LIGHT, folder), FITCHECK_FUZZ_COVERED=str(listed))
        process = begin(self.arguments + ["-runs=0"] + known, environment)
        said = process.communicate()[1]
        running.discard(process)
        self.judge(process.returncode, said.decode(errors="replace"))
        return [int(line, 16) for line in listed.read_text().split()] if listed.exists() else []

    def judge(self, status, said):
        """Keeps what a process that has ended found, and what it said where it ended otherwise than asked."""
        for path in self.finds.iterdir():
            kept = self.cases / (path.name.split("-")[0] + "-" + hashlib.sha256(path.read_bytes()).hexdigest()[:12])
            path.rename(kept)
            self.broken.append(f"{kept.relative_to(ROOT)}\n{said[-600:]}")
        if status not in (0, INTERRUPTED, -signal.SIGINT) and not self.broken:
            self.broken.append(said[-600:])

    def note(self, places, edges):
        """Adds the places of edges to those that are covered; returns the new ones."""
        try:
            new = set(filter(None, places.of(edges))) - self.places
        except sourceplaces.SymbolizerEnded as error:
            self.broken.append(str(error))
            return set()
        self.places |= new
        return new

    def search_in(self, folder, known, places, seconds, dry, before):
        # An input that takes long is chosen up to thirty times as seldom as a quick one.
        arguments = self.arguments + ["-reduce_inputs=1", "-entropic_scale_per_exec_time=1"] + known
        if seconds:
            arguments.append(f"-max_total_time={seconds}")
        process = begin(arguments, self.environment(LIGHT, folder), text=True, errors="replace")
        said, edges, begun, count = collections.deque(maxlen=60), [], False, 0
        # When the last new place came, and the last new edge.
        last = last_edge = 0.0
        ended = threading.Event()

        def watch():
            # A target that finds nothing says little.
            while not ended.wait(1):
                if dry and begun and self.seconds - last >= dry:
                    process.send_signal(signal.SIGINT)
                    return
                try:
                    self.seconds = processor_seconds(process)
                except OSError:
                    return

        watcher = threading.Thread(target=watch)
        watcher.start()
        for line in process.stderr:
            # Each is named before the line that counts it, by its address in the program or in a library.
            named = re.search(r"NEW_PC: \S+\s+\((.+)\+0x([0-9a-f]+)\)", line)
            if named:
                if named.group(1) == str(self.program):
                    edges.append(int(named.group(2), 16))
                continue
            said.append(line)
            covered = re.search(r"^#\d+\s.* cov: (\d+)", line)
            if covered and int(covered.group(1)) > self.edges:
                self.edges = int(covered.group(1))
                # What is known already covers what it covers before anything is made up.
                last_edge = self.seconds
            if edges and not self.broken:
                new = self.note(places, edges)
                edges.clear()
                if self.broken:
                    process.send_signal(signal.SIGINT)
                if new and self.seconds - last >= LONG_WITHOUT:
                    print(f"{self.target}: after {self.seconds - last:.0f} s without a new place, at {self.seconds:.0f} s: "
                          f"{', '.join(sorted(new))}", flush=True)
                if new:
                    last = self.seconds
            if "INITED" in line:
                last, last_edge, begun = self.seconds - before.dry, self.seconds - before.edges_dry, True
            counted_so_far = re.search(r"^#(\d+)\s|stat::number_of_executed_units: (\d+)", line)
            if counted_so_far:
                count = int(counted_so_far.group(1) or counted_so_far.group(2))
        status = process.wait()
        running.discard(process)
        ended.set()
        watcher.join()
        self.runs += count
        if begun:
            self.dry, self.edges_dry = self.seconds - last, self.seconds - last_edge
        self.judge(status, "".join(said))

    def row(self, before):
        """What is counted of the target with this run; `before` is the row of earlier ones."""
        # Another build has other edges: those of the last run count.
        return Row(before.runs + self.runs, before.seconds + round(self.seconds), len(self.places) or before.places,
                   self.edges or before.edges, len(list(self.corpus.iterdir())), len(list(self.cases.iterdir())),
                   round(self.dry), round(self.edges_dry))
