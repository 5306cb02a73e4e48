"""Chromium: a page that lays texts out is served to it, and posts where each character came to stand."""

import http.server
import json
import os
import shutil
import subprocess
import tempfile
import threading

from .engine import EngineError, Line

PIXELS_PER_EM = 100
PAGE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "chromium_page.html")
BATCH = 50
PATIENCE = 600

NAME = "chromium"


def version():
    """The version of Chromium that would answer."""
    answer = subprocess.run(
        [_executable(), "--version"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        check=True, text=True)
    return " ".join(answer.stdout.split()[:2])


def lines(job):
    """For each text of a job, for each width, the lines."""
    conversation = _Conversation(job)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), _handler(conversation))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory(
            prefix="fitcheck-chromium.", ignore_cleanup_errors=True) as profile:
        browser = subprocess.Popen(
            [
                _executable(), "--headless=new", "--no-sandbox", "--disable-gpu",
                "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions",
                "--disable-background-networking", "--disable-component-update",
                "--force-device-scale-factor=1", "--font-render-hinting=none",
                f"--user-data-dir={profile}", f"http://127.0.0.1:{server.server_port}/",
            ],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            while not conversation.ended.wait(timeout=PATIENCE):
                if not conversation.has_moved():
                    raise EngineError("chromium: no answer for ten minutes")
        finally:
            browser.terminate()
            try:
                browser.wait(timeout=20)
            except subprocess.TimeoutExpired:
                browser.kill()
            server.shutdown()
    if conversation.failure:
        raise EngineError(f"chromium: {conversation.failure}")
    if len(conversation.answers) != len(job.texts):
        raise EngineError(
            f"chromium: {len(conversation.answers)} answers to {len(job.texts)} texts")
    return conversation.answers


class _Conversation:
    def __init__(self, job):
        self.job = job
        self.next = 0
        self.answers = []
        self.failure = ""
        self.ended = threading.Event()
        self.seen = -1

    def has_moved(self):
        moved = len(self.answers) != self.seen
        self.seen = len(self.answers)
        return moved

    def get(self, path):
        if path == "/":
            with open(PAGE, "rb") as page:
                return "text/html; charset=utf-8", page.read()
        if path == "/font":
            with open(self.job.font, "rb") as font:
                return "font/otf", font.read()
        if path == "/job":
            return "application/json", json.dumps({
                "language": self.job.language, "lineBreak": self.job.line_break,
                "wordBreak": self.job.word_break, "textWrap": self.job.text_wrap,
                "pixels": PIXELS_PER_EM, "widths": self.job.widths}).encode()
        if path == "/batch":
            batch = self.job.texts[self.next:self.next + BATCH]
            self.next += len(batch)
            return "application/json", json.dumps([{"text": text} for text in batch]).encode()
        return None

    def post(self, path, body):
        if path == "/answers":
            for answer in json.loads(body):
                self.answers.append(
                    [[Line(start, width) for start, width in column] for column in answer])
        elif path == "/end":
            self.failure = body.decode()
            self.ended.set()


def _handler(conversation):
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            found = conversation.get(self.path)
            if found is None:
                self.send_error(404)
                return
            self._send(*found)

        def do_POST(self):
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            self._send("text/plain", b"")
            conversation.post(self.path, body)

        def _send(self, kind, body):
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format, *arguments):
            pass

    return Handler


def _executable():
    for name in ("chromium", "chromium-browser", "google-chrome"):
        path = shutil.which(name)
        if path:
            return path
    raise EngineError("chromium: install Debian's package chromium")
