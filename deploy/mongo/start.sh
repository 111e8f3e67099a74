#!/usr/bin/env bash
# A replica set with accounts needs a key file that only the server's user may read.
set -euo pipefail
printf '%s' "$REPLICA_SET_KEY" > /tmp/replica-set-key
chmod 400 /tmp/replica-set-key
chown mongodb:mongodb /tmp/replica-set-key
exec docker-entrypoint.sh mongod --replSet rs0 --keyFile /tmp/replica-set-key --bind_ip_all
