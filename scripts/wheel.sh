#!/bin/sh
# Builds the wheel into dist/ and tries it: alone in an empty environment, without a compiler and without Node.
# BEQUEST_PURE=1 builds the one that runs interpreted everywhere.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

rm -rf dist build/lib* build/bdist*
.venv/bin/python -m pip wheel -qq --no-deps --no-build-isolation --wheel-dir dist .
wheel=$(ls dist/*.whl)
echo "wheel: $wheel"

.venv/bin/python -m venv "$work/venv"
PYTHON="$work/venv/bin/python" sh scripts/install.sh "$work/venv" requirements/run.txt >/dev/null
"$work/venv/bin/python" -m pip install -qq --no-deps --no-index "$wheel"

# Nothing else on PATH, and not from the folder of the sources.
(
    cd "$work"
    unset BEQUEST_PURE
    PATH="$work/venv/bin"
    said=$(bequest --lang en --version)
    echo "wheel: $said"
    case "$wheel:$said" in
    *none-any.whl:*"not compiled"*) ;;
    *none-any.whl:*)
        echo "wheel: a pure wheel says that it is compiled" >&2
        exit 1
        ;;
    *"rules compiled"*) ;;
    *)
        echo "wheel: what was compiled does not run" >&2
        exit 1
        ;;
    esac
    for table in "gears --players 4" "crecy --players 4" "crecy --players 1 --option mode=solo_testament" "lastwill --players 5"; do
        # shellcheck disable=SC2086  # words of a command
        bequest --lang en simulate $table --games 20 --seed 1 --json >/dev/null
        echo "wheel: bequest simulate $table"
    done
)
