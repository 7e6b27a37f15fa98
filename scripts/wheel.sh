#!/bin/sh
# Usage: scripts/wheel.sh [PYTHON...]
# Builds the sdist into dist/, and from it the wheel as pip does, in an environment of its own. Tries what pip installs
# of them: the wheel alone in an empty environment, without a compiler and without Node, and the sdist where there is no
# compiler; both carry the page, which must have been built. With names of Pythons: all of it for each of them.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

rm -rf dist build/lib* build/bdist*
mkdir dist
.venv/bin/python -c 'import setuptools.build_meta as backend; print("wheel: sdist", backend.build_sdist("dist"))' 2>/dev/null | tail -1
sdist=$(pwd)/$(ls dist/*.tar.gz)

# The sdist holds every file of the repository.
tar -tzf "$sdist" | sed 's,^[^/]*/,,' | sort >"$work/held"
git ls-files 2>/dev/null | grep -v '^\.git' | sort >"$work/files" || true
missing=$(comm -23 "$work/files" "$work/held")
if [ -n "$missing" ]; then
    echo "wheel: the sdist lacks: $missing" >&2
    exit 1
fi

try_out() { # ENVIRONMENT, and what `bequest --version` must say of the rules
    (
        # Nothing else on PATH, and not from the folder of the sources.
        cd "$work"
        unset BEQUEST_PURE
        PATH="$1/bin"
        said=$(bequest --lang en --version)
        case "$said" in
        *"$2"*) echo "wheel: $said" ;;
        *)
            echo "wheel: expected '$2', found: $said" >&2
            exit 1
            ;;
        esac
        for table in "gears --players 4" "crecy --players 4" "crecy --players 1 --option mode=solo_testament" "lastwill --players 5"; do
            # shellcheck disable=SC2086  # words of a command
            bequest --lang en simulate $table --games 20 --seed 1 --json >/dev/null
            echo "wheel: bequest simulate $table"
        done
    )
    .venv/bin/python -m scripts.first_page "$1/bin/bequest" --lang en serve --port 0 --no-open \
        --database "sqlite:///$1/server.db" >"$work/served" || { cat "$work/served" >&2; exit 1; }
    tail -1 "$work/served"
}

environment() { # PYTHON FOLDER: an empty one with what Bequest needs when it runs
    "$1" -m venv "$2"
    PYTHON="$2/bin/python" sh scripts/install.sh "$2" requirements/run.txt >/dev/null
}

for python in "${@:-.venv/bin/python}"; do
    name=$("$python" -c 'import sys; print("python%d.%d" % sys.version_info[:2])')
    echo "wheel: $name"
    environment "$python" "$work/$name"
    "$work/$name/bin/python" -m pip wheel -qq --no-deps --wheel-dir "dist/$name" "$sdist"
    wheel=$(ls "dist/$name"/*.whl)
    echo "wheel: $wheel"
    "$work/$name/bin/python" -m pip install -qq --no-deps --no-index "$wheel"
    case "$wheel" in
    *none-any.whl) try_out "$work/$name" "not compiled" ;;
    *) try_out "$work/$name" "rules compiled" ;;
    esac
    mv "$wheel" dist
    rmdir "dist/$name"

    environment "$python" "$work/$name-bare"
    CC=false CXX=false "$work/$name-bare/bin/python" -m pip install -qq --no-deps "$sdist"
    try_out "$work/$name-bare" "not compiled"
done
