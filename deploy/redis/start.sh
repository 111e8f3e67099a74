#!/bin/sh
# A server that keeps what it knows, with the users of users.sh.
set -eu
umask 077
users="$(mktemp)"
sh "$(dirname "$0")/users.sh" > "$users"
exec redis-server --aclfile "$users" --appendonly yes "$@"
