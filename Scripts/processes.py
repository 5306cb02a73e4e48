"""What scripts of this folder start ends with them, whatever signal ends them; and of some one may run at a time."""

import concurrent.futures
import contextlib
import fcntl
import os
import signal
import subprocess
import sys

SIGNALS = (signal.SIGHUP, signal.SIGINT, signal.SIGTERM)
PATIENCE = 60  # seconds in which a process has to end once it is asked to
under_way = set()
kept_open = []
is_ending = False


@contextlib.contextmanager
def begun(command, **options):
    """A process that is asked to end where the block ends before it; of one in a session of its own all is killed."""
    if is_ending:
        raise RuntimeError("nothing is begun any more")
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, **options)
    process.is_leader = options.get("start_new_session", False)
    # The package manager ends what it has started where it is interrupted, and by no other signal.
    process.ends_by = signal.SIGINT if os.path.basename(command[0]) == "swift" else signal.SIGTERM
    under_way.add(process)
    if is_ending:
        # By a signal that came while it was begun in another thread, which asked those that were under way.
        ask_to_end(process)
    try:
        yield process
    finally:
        if process.stdout:
            # What it still has to say must not keep it waiting.
            process.stdout.close()
        ask_to_end(process)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        under_way.discard(process)


def ask_to_end(process):
    try:
        if process.is_leader:
            os.killpg(process.pid, signal.SIGKILL)
        elif process.poll() is None:
            process.send_signal(process.ends_by)
    except ProcessLookupError:
        pass


@contextlib.contextmanager
def workers(count):
    """Threads for tasks, of which none begins any more where the block ends before all are done."""
    pool = concurrent.futures.ThreadPoolExecutor(count)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def run(command, **options):
    """Runs a process; what it ends with."""
    with begun(command, **options) as process:
        return process.wait()


def main(body):
    """Runs a script: a signal ends what it has begun, then itself, once all is removed that goes with it."""
    received = []

    def receive(number, _):
        global is_ending
        is_ending = True
        for other in SIGNALS:
            signal.signal(other, signal.SIG_IGN)
        received.append(number)
        # Threads may be waiting for them.
        for process in list(under_way):
            ask_to_end(process)
        sys.exit(128 + number)

    for number in SIGNALS:
        if signal.getsignal(number) != signal.SIG_IGN:
            signal.signal(number, receive)
    try:
        body()
    finally:
        for process in list(under_way):
            ask_to_end(process)
        for process in list(under_way):
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(PATIENCE)
        if received:
            sys.stdout.flush()
            signal.signal(received[0], signal.SIG_DFL)
            os.kill(os.getpid(), received[0])


def run_alone(name, path):
    """Ends a script where another run of it works in the same place."""
    path.parent.mkdir(parents=True, exist_ok=True)
    # No process that is begun takes it over.
    file = open(path, "w", encoding="utf-8")
    kept_open.append(file)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        sys.exit(f"{name}: another run is under way here")
