#!/bin/sh
# Usage: scripts/learn.sh WORKERS
# Learns a game for half a minute, checks that the net beats random players, and runs the tests of learning, in an
# environment of its own. PyTorch is installed only where pip finds the build for processors alone: the usual one for
# Linux brings several GB for GPUs. Where there is none, one line says so, and that is no error.
set -eu

workers=$1
venv=.venv-train
python=$venv/bin/python
torch=2.13.0
if [ "$(uname -s)" = Linux ]; then
    torch=$torch+cpu # elsewhere there is no other build, and its name has no label
fi

if ! "$python" -c "import torch, pytest, sys; sys.exit(torch.__version__ != '$torch')" 2>/dev/null; then
    sh scripts/install.sh $venv requirements/boot.txt
    echo "setup: PyTorch $torch"
    if ! said=$("$python" -m pip install -qq --retries 1 --only-binary :all: "torch==$torch" 2>&1); then
        case "$said" in
        *"No matching distribution"*)
            echo "learn: skipped, pip finds no PyTorch $torch; name an index that has it with PIP_EXTRA_INDEX_URL"
            exit 0
            ;;
        esac
        printf '%s\n' "$said" >&2
        exit 1
    fi
    sh scripts/install.sh $venv requirements/dev.txt
fi

export PYTHONPATH=src
export OMP_NUM_THREADS=1 # threads that wait for each other on a busy machine took seven times as long
"$python" -m scripts.learn
"$python" -m pytest -n "$workers" tests/lab/train
