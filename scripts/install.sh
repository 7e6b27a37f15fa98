#!/bin/sh
# Usage: scripts/install.sh VENV LOCK
# Makes the virtual environment VENV unless a working one is there, and installs the locked set LOCK into it.
set -eu

venv=$1
lock=$2
python=${PYTHON:-python3}
uv=.venv/bin/uv

fail() {
    echo "setup: $*" >&2
    exit 1
}

if ! "$venv/bin/python" -c 'import pip' 2>/dev/null; then
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) ||
        fail "$python does not run: install Python 3.11 or newer, or name one with make PYTHON=..."
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
        fail "Python 3.11 or newer is needed, $python is $version: name another one with make PYTHON=..."
    echo "setup: $venv (Python $version)"
    rm -rf "$venv"
    if ! said=$("$python" -m venv "$venv" 2>&1); then
        rm -rf "$venv"
        fail "$python -m venv failed: install the venv package of your Python (Debian, Ubuntu:" \
            "python$version-venv); it said: $(printf '%s\n' "$said" | tail -n 1)"
    fi
fi

echo "setup: $lock"
# uv is fast, but it comes out of boot.txt itself and does not read pip's settings: hand it pip's index,
# and let pip do the work where uv can't.
if [ -x "$uv" ] && [ "$lock" != requirements/boot.txt ]; then
    index=${PIP_INDEX_URL:-$("$venv/bin/python" -m pip config get global.index-url 2>/dev/null || true)}
    if [ -n "$index" ]; then
        export UV_DEFAULT_INDEX="${UV_DEFAULT_INDEX:-$index}"
    fi
    if "$uv" pip install --quiet --python "$venv/bin/python" --require-hashes -r "$lock"; then
        exit 0
    fi
    echo "setup: uv could not install $lock, trying pip"
fi
"$venv/bin/python" -m pip install -qq --require-hashes -r "$lock"
