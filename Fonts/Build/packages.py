"""Debian packages that the fonts are made from: installing them, their versions and their licence texts."""

import gzip
import os
import re
import shutil
import subprocess

#: Everything that the build reads, tool included.
PACKAGES = (
    "python3-fonttools",
    "fonts-inter",
    "fonts-noto-cjk",
    "fonts-noto-core",
    "fonts-noto-color-emoji",
)


def installed_version(package):
    """The installed version of a package, or None."""
    query = subprocess.run(
        ["dpkg-query", "--show", "--showformat=${db:Status-Status} ${Version}", package],
        capture_output=True, text=True, check=False)
    status, _, version = query.stdout.partition(" ")
    return version if query.returncode == 0 and status == "installed" else None


def install_missing():
    """Installs the packages that are not there yet, with apt-get and, unless root, through sudo."""
    require("dpkg-query")
    missing = [package for package in PACKAGES if installed_version(package) is None]
    if not missing:
        return
    prefix = [] if os.geteuid() == 0 else ["sudo"]
    require("apt-get", *prefix)
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    # A list of packages that cannot be renewed may do, and another run may be installing.
    subprocess.run(prefix + ["apt-get", "update", "-qq"], check=False, env=environment)
    install = ["apt-get", "-o", "DPkg::Lock::Timeout=600", "install", "--yes", "--no-install-recommends"]
    if subprocess.run(prefix + install + missing, check=False, env=environment).returncode:
        raise SystemExit(f"build-fonts: not installed: {' '.join(missing)}")


def require(*tools):
    """Ends the build where a tool of Debian's is not there."""
    for tool in tools:
        if shutil.which(tool) is None:
            raise SystemExit(f"build-fonts: no {tool} here; fonts are built from Debian 12's packages: {' '.join(PACKAGES)}")


def open_font_license(package):
    """The text of the SIL Open Font License as the package's copyright file quotes it."""
    path = f"/usr/share/doc/{package}/copyright"
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            text = file.read()
    else:
        with gzip.open(path + ".gz", "rt", encoding="utf-8") as file:
            text = file.read()
    # A stand-alone licence stanza follows an empty line; its text is indented by one space, and a lone
    # full stop stands for an empty line.
    stanza = re.search(r"\n\nLicense:\s*(?:OFL-1\.1|SIL-1\.1)\s*\n((?:[ \t].*\n?)+)", text)
    if stanza is None:
        raise SystemExit(f"build-fonts: no Open Font License text in {path}")
    lines = [line[1:].rstrip() for line in stanza.group(1).splitlines()]
    text = "\n".join("" if line == "." else line for line in lines)
    return text[text.index("PREAMBLE"):].strip() + "\n"
