#!/usr/bin/env bash
# Topics, and what each service may do with them: write its own events, read those it consumes in its own group, and
# see that the topics are there. Whatever is not said here is refused. Runs beside the broker; does no harm twice.
set -euo pipefail
bin="${KAFKA_BIN:-/opt/kafka/bin}"
broker=(--bootstrap-server 127.0.0.1:9094)
week=604800000

# topic, the user that writes it, the users that read it
events=(
  "test-finished tests identity stats"
  "answers-recorded tests stats"
  "level-up identity stats"
  "user-changed identity tests stats"
  "reminder-due tests identity"
)

allow() { "$bin/kafka-acls.sh" "${broker[@]}" --add --allow-principal "User:$1" "${@:2}" > /dev/null; }

for user in identity tests stats; do
  allow "$user" --operation Read --operation Describe --group "svc-$user"
done
for event in "${events[@]}"; do
  read -r topic writer readers <<< "$event"
  "$bin/kafka-topics.sh" "${broker[@]}" --create --if-not-exists --topic "$topic" --partitions 6 --config retention.ms=$week
  allow "$writer" --operation Write --topic "$topic"
  for user in identity tests stats; do allow "$user" --operation Describe --topic "$topic"; done
  for user in $readers; do allow "$user" --operation Read --topic "$topic"; done
done
