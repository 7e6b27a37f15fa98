#!/usr/bin/env bash
# Proves what the README promises: the committed state, cloned to a bare machine, plays and passes its tests.
# Bare means: an empty folder, no settings, an empty home (for nobody: none at all), and no tool on PATH but
# python3, make, git and the basic ones below; no uv, no compiler, no node.
# FRESH_SKIP_ROOT=1 and FRESH_SKIP_NOBODY=1 leave out one of the two users.
set -euo pipefail
cd "$(dirname "$0")/.."

TOOLS=(make git bash sh env '[' awk basename cat chmod cmp cp cut date diff dirname echo expr false find
    getconf grep head id ln ls mkdir mktemp mv nproc printf pwd readlink realpath rm rmdir sed seq sleep sort
    stat tail tar tee test timeout touch tr true uname uniq wc xargs)

# What pip may need to reach its index is all that is kept of the environment.
KEEP='^(PIP_[A-Z_]+|SSL_CERT_(FILE|DIR)|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|(https?|no|all|HTTPS?|NO|ALL)_(proxy|PROXY))='

say() {
    echo "fresh: $*"
}

fail() {
    say "$*" >&2
    exit 1
}

# The shell in between matters: setpriv itself still starts what the user may not.
runs_for() { # USER PYTHON CODE
    as "$1" sh -c 'exec "$0" -c "$1"' "$2" "$3" 2>/dev/null
}

as() { # USER COMMAND...
    local user=$1
    shift
    if [ "$user" = "$(id -un)" ]; then
        "$@"
    else
        setpriv --reuid="$user" --regid="$(id -g "$user")" --clear-groups "$@"
    fi
}

# The first python3 that this user can run, as the real program behind links, shims and environments.
python_for() { # USER
    local candidate found
    while read -r candidate; do
        found=$(runs_for "$1" "$candidate" 'import sys
if sys.version_info >= (3, 11): print(getattr(sys, "_base_executable", sys.executable))') || continue
        [ -n "$found" ] || continue
        if runs_for "$1" "$found" 'import venv, ensurepip'; then
            echo "$found"
            return
        fi
        say "$found can't make virtual environments (venv or ensurepip is missing)" >&2
    done < <(type -aP python3 python3.{11..19} | awk '!seen[$0]++')
    fail "$1 can run no python3 of version 3.11 or newer that has venv"
}

part() { # NAME COMMAND...
    local name=$1 start=$SECONDS
    shift
    "$@" || fail "$name failed after $((SECONDS - start)) s"
    say "$name: $((SECONDS - start)) s"
}

try() { # USER HOME
    local user=$1 home=$2 folder=$work/$1 python tool path
    python=$(python_for "$user")
    say "as $user, with $("$python" -V) and $([ -d "$home" ] && echo 'an empty home' || echo 'no home')"

    mkdir -p "$folder/bin"
    for tool in "${TOOLS[@]}"; do
        path=$(type -P "$tool") || fail "$tool is not installed"
        ln -s "$path" "$folder/bin/$tool"
    done
    # Not a link: Python finds its library from where it is started.
    printf '#!/bin/sh\nexec "%s" "$@"\n' "$python" >"$folder/bin/python3"
    chmod 755 "$folder/bin/python3"

    git clone --quiet --no-local . "$folder/bequest"
    if [ "$user" != "$(id -un)" ]; then
        chown -R "$user:$(id -g "$user")" "$folder/bequest"
    fi

    local bare=(env -i --chdir="$folder/bequest" PATH="$folder/bin" HOME="$home" LANG=C.UTF-8 "${kept[@]}")
    # Playing comes first, so that it can't lean on what testing has installed.
    part "$user: make play" as "$user" "${bare[@]}" python3 -m scripts.first_page make play ARGS="--port 0"
    part "$user: make terminal" as "$user" "${bare[@]}" python3 scripts/first_prompt.py make terminal
    part "$user: make test" as "$user" "${bare[@]}" make test </dev/null
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"
mkdir "$work/home"
mapfile -t kept < <(env | grep -E "$KEEP" | grep -v '^PIP_CACHE_DIR=' || true)

say "commit $(git rev-parse --short HEAD)"
[ -z "$(git status --porcelain)" ] || say "the work tree has changes that are not committed: they are not tried"

if [ "$(id -u)" -ne 0 ]; then
    say "not root, so only tried as $(id -un)"
    try "$(id -un)" "$work/home"
else
    if [ "${FRESH_SKIP_ROOT:-}" = 1 ]; then
        say "root skipped"
    else
        try root "$work/home"
    fi
    if [ "${FRESH_SKIP_NOBODY:-}" = 1 ]; then
        say "nobody skipped"
    else
        try nobody "$work/no-home"
    fi
fi
say "done, $SECONDS s"
