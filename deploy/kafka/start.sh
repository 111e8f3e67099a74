#!/usr/bin/env bash
# One broker. Services reach it by TLS and sign in, each as a user of its own that may do what
# rights.sh allows; only inside the container is neither asked for.
set -euo pipefail
umask 077
bin="${KAFKA_BIN:-/opt/kafka/bin}"
work="$(mktemp -d)"

base64 -d <<< "$KAFKA_TLS_PEM" > "$work/kafka.pem"
cat > "$work/server.properties" <<PROPERTIES
process.roles=broker,controller
node.id=1
listeners=SERVICES://:9092,INSIDE://127.0.0.1:9094,CONTROLLER://127.0.0.1:9093
advertised.listeners=SERVICES://${KAFKA_HOST:-kafka}:9092,INSIDE://127.0.0.1:9094
listener.security.protocol.map=SERVICES:SASL_SSL,INSIDE:PLAINTEXT,CONTROLLER:PLAINTEXT
inter.broker.listener.name=INSIDE
controller.listener.names=CONTROLLER
controller.quorum.voters=1@127.0.0.1:9093
listener.name.services.sasl.enabled.mechanisms=SCRAM-SHA-512
listener.name.services.scram-sha-512.sasl.jaas.config=org.apache.kafka.common.security.scram.ScramLoginModule required;
authorizer.class.name=org.apache.kafka.metadata.authorizer.StandardAuthorizer
# whoever did not sign in is inside
super.users=User:ANONYMOUS
listener.name.services.ssl.keystore.type=PEM
listener.name.services.ssl.keystore.location=$work/kafka.pem
log.dirs=${KAFKA_DATA:-/var/lib/kafka/data}
offsets.topic.replication.factor=1
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
group.initial.rebalance.delay.ms=0
group.coordinator.append.linger.ms=0
PROPERTIES

users=()
# erasures: for restores in a cluster, none in containers
for name in identity tests stats ${KAFKA_ERASURES_PASSWORD:+erasures}; do
  password="KAFKA_${name^^}_PASSWORD"
  users+=(--add-scram "SCRAM-SHA-512=[name=$name,password=${!password}]")
done
"$bin/kafka-storage.sh" format --ignore-formatted --cluster-id zielona-fala --config "$work/server.properties" "${users[@]}"
exec "$bin/kafka-server-start.sh" "$work/server.properties"
