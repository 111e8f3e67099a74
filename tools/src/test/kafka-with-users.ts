import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  AclOperationTypes,
  AclPermissionTypes,
  AclResourceTypes,
  ASKED_ONCE,
  ResourcePatternTypes,
  silentKafka,
  withKafkaAdmin,
} from '@zielona-fala/service-kit/kafkajs';
import { kafkaClassPath } from '../infra/kafka-libs.ts';
import { freePorts } from '../infra/ports.ts';
import { requireJava } from '../infra/prerequisites.ts';
import { type InfraServer, keepRunning, type ServerLocation } from '../infra/server.ts';
import type { Manifest } from '../kubernetes/manifests.ts';
import { run, tail } from '../process/run.ts';

/** A Kafka in which users sign in and may do what their manifests say. */
export interface KafkaWithUsers extends InfraServer {
  /** Of whoever does not sign in here, and may do anything. */
  readonly inside: string;
}

const JVM = ['-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

/**
 * Starts one broker, and does with Strimzi's users what Strimzi does: passwords by SCRAM, and their rights.
 * @param users of kind KafkaUser
 * @param password the same for all
 */
export async function startKafkaWithUsers(
  location: ServerLocation,
  users: readonly Manifest[],
  password: string,
): Promise<KafkaWithUsers> {
  const [address, inside, controller] = (await freePorts(3)).map((port) => `127.0.0.1:${port}`) as [
    string,
    string,
    string,
  ];
  const logDir = path.join(location.dataDir, 'log');
  const config = path.join(location.dataDir, 'server.properties');
  await mkdir(logDir, { recursive: true });
  await writeFile(config, properties({ address, inside, controller, logDir }));
  const java = await requireJava('Kafka', 'KAFKA_BROKERS');
  const program = [...JVM, '-cp', await kafkaClassPath()];
  const names = users.map(({ metadata }) => metadata.name);
  const { code, output } = await run(java, [
    ...[...program, 'kafka.tools.StorageTool', 'format', '--cluster-id=guarded', '-c', config],
    ...names.flatMap((name) => ['--add-scram', `SCRAM-SHA-512=[name=${name},password=${password}]`]),
  ]);
  if (code !== 0) throw new Error(`Kafka's storage could not be formatted:\n${tail(output)}`);
  const kafka = silentKafka(inside, ASKED_ONCE);
  const server = await keepRunning(
    {
      ...{ name: 'Kafka with users', address, stopGraceMs: 20_000 },
      command: { command: java, args: [...program, 'kafka.Kafka', config], cwd: location.dataDir },
      ready: () => withKafkaAdmin(kafka, async (admin) => void (await admin.describeCluster())),
    },
    location,
  );
  await withKafkaAdmin(kafka, (admin) => admin.createAcls({ acl: users.flatMap(rightsOf) }));
  return { ...server, inside };
}

const rightsOf = ({ metadata, spec }: Manifest) =>
  spec.authorization.acls.flatMap(({ resource, operations }: Manifest) =>
    operations.map((operation: string) => ({
      principal: `User:${metadata.name}`,
      host: '*',
      resourceType: AclResourceTypes[resource.type.toUpperCase() as 'TOPIC' | 'GROUP'],
      resourceName: resource.name,
      resourcePatternType:
        resource.patternType === 'prefix' ? ResourcePatternTypes.PREFIXED : ResourcePatternTypes.LITERAL,
      operation: AclOperationTypes[operation.toUpperCase() as 'READ' | 'WRITE' | 'DESCRIBE'],
      permissionType: AclPermissionTypes.ALLOW,
    })),
  );

/** As deploy/kafka/start.sh says it, without TLS. */
function properties({
  address,
  inside,
  controller,
  logDir,
}: Readonly<Record<'address' | 'inside' | 'controller' | 'logDir', string>>): string {
  return `process.roles=broker,controller
node.id=1
listeners=SERVICES://${address},INSIDE://${inside},CONTROLLER://${controller}
advertised.listeners=SERVICES://${address},INSIDE://${inside}
listener.security.protocol.map=SERVICES:SASL_PLAINTEXT,INSIDE:PLAINTEXT,CONTROLLER:PLAINTEXT
inter.broker.listener.name=INSIDE
controller.listener.names=CONTROLLER
controller.quorum.voters=1@${controller}
listener.name.services.sasl.enabled.mechanisms=SCRAM-SHA-512
listener.name.services.scram-sha-512.sasl.jaas.config=org.apache.kafka.common.security.scram.ScramLoginModule required;
authorizer.class.name=org.apache.kafka.metadata.authorizer.StandardAuthorizer
super.users=User:ANONYMOUS
auto.create.topics.enable=false
log.dirs=${logDir}
offsets.topic.replication.factor=1
offsets.topic.num.partitions=8
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
group.initial.rebalance.delay.ms=0
group.coordinator.append.linger.ms=0
`;
}
