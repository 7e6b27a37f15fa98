#!/bin/sh
# Usage: scripts/lock.sh NAME [OPTION...]
# Locks requirements/NAME.in into requirements/NAME.txt, for all platforms and with hashes.
set -eu

name=$1
shift
lock=requirements/$name.txt

echo "lock: $lock"
.venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
    "$@" --output-file "$lock" "requirements/$name.in" >/dev/null
# Where packages come from is the machine's business, not the project's.
if grep -n '://' "$lock"; then
    echo "lock: $lock names an address" >&2
    exit 1
fi
