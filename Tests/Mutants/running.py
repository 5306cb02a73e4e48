"""Runs suites with faults, and tells which of them notices each, for Scripts/mutate."""

import collections
import json
import os
import re
import resource
import signal
import subprocess
import time

import longsuites
import processes
import weaving

WORK = weaving.ROOT / ".build/mutants"
TREE = WORK / "tree"
#: What suites took and reached without a fault, of one build.
MEASURED = WORK / "measured.json"
MEMORY = 8 << 30  # bytes a run may take


class Runner:
    def __init__(self, bundle, faults, jobs, suites=()):
        self.bundle, self.jobs, self.suites = bundle, jobs, suites
        self.count = max(fault.number for fault in faults) + 1
        self.usual, self.reached = {}, {}
        # How many faults of a module each suite has noticed: the table's, and those of this run.
        self.noticed = collections.Counter(
            (fault.module, fault.suite) for fault in weaving.read()[0] if fault.suite)

    def run(self, suites, limit, fault=None, reached=None):
        """What became of a run of suites, empty where all is well, and the seconds it took."""
        # Nobody reads where a crash was, and telling takes minutes.
        environment = dict(os.environ, FITCHECK_ASSERTIONS="1", SWIFT_BACKTRACE="enable=no")
        if fault is not None:
            environment["FITCHECK_FAULT"] = str(fault)
        if reached:
            environment["FITCHECK_REACHED"] = str(reached)
        command = [str(self.bundle), "--testing-library", "swift-testing", "--no-parallel"]
        for suite in suites:
            command += ["--filter", f"^{re.escape(suite)}(/|$)"]
        begin = time.monotonic()
        # Whatever it has started ends with it.
        with processes.begun(
                command, cwd=TREE, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))) as process:
            try:
                status = process.wait(limit)
            except subprocess.TimeoutExpired:
                status = None
        said = {None: "takes too long", 0: "", -signal.SIGKILL: "is killed"}.get(
            status, "crashes" if (status or 0) < 0 else "fails")
        return said, time.monotonic() - begin

    def alone(self, suite, fault):
        """What becomes of a suite with a fault."""
        limit = 20 + 10 * self.usual[suite]
        said, _ = self.run([suite], limit, fault.number)
        # A busy machine, or one that has no memory left, does that to any.
        if said in ("takes too long", "is killed") and self.run([suite], limit)[0]:
            return ""
        return said

    def failing(self, suites):
        """Those that fail by now without a fault, as all do where a disk is full: what they notice is none."""
        with processes.workers(self.jobs) as pool:
            said = pool.map(lambda suite: self.run([suite], 400)[0] and self.run([suite], 400)[0], suites)
            return {suite for suite, problem in zip(suites, said) if problem}

    def measure(self):
        """Runs each suite alone without a fault, but those that were run of this very build before."""
        build = WORK / "build/debug/fitcheckPackageTests.xctest"
        known = json.loads(MEASURED.read_text(encoding="utf-8")) if MEASURED.exists() else {}
        if known.get("build") != build.stat().st_mtime_ns:
            known = {"build": build.stat().st_mtime_ns, "usual": {}, "reached": {}}
        command = [str(self.bundle), "--testing-library", "swift-testing", "--list-tests"]
        listed = subprocess.run(command, cwd=TREE, check=True, capture_output=True).stdout.decode()
        long = longsuites.names()
        suites = sorted({line.split("/")[0] for line in listed.splitlines() if "/" in line})
        suites = [suite for suite in suites if suite.split(".")[-1] not in long
                  and (not self.suites or any(text in suite for text in self.suites))]
        for suite in suites:
            if suite in known["usual"]:
                self.usual[suite], self.reached[suite] = known["usual"][suite], set(known["reached"][suite])

        def alone(suite):
            path = WORK / "reached" / suite
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(bytes(self.count))
            said, took = self.run([suite], 400, reached=path)
            return suite, said, took, {number for number, byte in enumerate(path.read_bytes()) if byte}

        with processes.workers(self.jobs) as pool:
            for suite, said, took, reached in pool.map(alone, [suite for suite in suites if suite not in self.usual]):
                if said:
                    print(f"  left out: {suite} {said} without any fault", flush=True)
                else:
                    self.usual[suite], self.reached[suite] = took, reached
        known["usual"].update(self.usual)
        known["reached"].update({suite: sorted(numbers) for suite, numbers in self.reached.items()})
        MEASURED.write_text(json.dumps(known), encoding="utf-8")

    def batches(self, fault):
        """The suites that reach it, in the order in which they are tried, several at once."""
        reaching = [suite for suite in self.usual if fault.number in self.reached[suite]]
        own = f"{fault.module}Tests."

        def worth(suite):
            prior = 0.5 if suite.startswith(own) else 0.02
            return (prior + self.noticed[fault.module, suite]) / (0.5 + self.usual[suite])

        reaching.sort(key=lambda suite: (suite != fault.suite, -worth(suite)))
        if fault.suite in reaching:
            yield [reaching.pop(0)]
        most = 2.0
        while reaching:
            batch = [reaching.pop(0)]
            while reaching and sum(self.usual[suite] for suite in batch) + self.usual[reaching[0]] < most:
                batch.append(reaching.pop(0))
            yield batch
            most *= 2

    def judge(self, fault, patience):
        """What noticed it: suite and how; or nothing, and whether it was reached."""
        reached, spent = False, 0.0
        for batch in self.batches(fault):
            reached = True
            usual = sum(self.usual[suite] for suite in batch)
            if spent > 0 and spent + usual > patience:
                continue
            spent += usual
            if len(batch) > 1 and not self.run(batch, 20 + 10 * usual, fault.number)[0]:
                continue
            # Which of them it was. None by itself: a busy machine made it, or a test that others disturb. The fault did not.
            for suite in batch:
                said = self.alone(suite, fault)
                if said:
                    return suite, said
        return "", "not noticed" if reached else "never reached"
