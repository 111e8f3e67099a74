#!/usr/bin/env bash
# A replica set with accounts, reached by TLS alone. Its key and certificate lie where only the server's user may read.
set -euo pipefail
umask 077
work="$(mktemp -d)"
printf '%s' "$REPLICA_SET_KEY" > "$work/replica-set-key"
base64 -d <<< "$MONGO_TLS_PEM" > "$work/mongo.pem"
exec docker-entrypoint.sh mongod --replSet rs0 --bind_ip_all --setParameter transactionLifetimeLimitSeconds=8 --keyFile "$work/replica-set-key" \
  --tlsMode requireTLS --tlsCertificateKeyFile "$work/mongo.pem" \
  --tlsCAFile "${CA_FILE:-/etc/zielona-fala/ca.pem}" --tlsAllowConnectionsWithoutCertificates "$@"
