import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ASKED_ONCE, silentKafka, withKafkaAdmin } from '@zielona-fala/service-kit/kafkajs';
import { run, tail } from '../process/run.ts';
import { until } from '../process/until.ts';
import { UserError } from '../process/user-error.ts';
import { kafkaClassPath } from './kafka-libs.ts';
import { freePorts } from './ports.ts';
import { requireJava } from './prerequisites.ts';
import {
  foreign,
  type InfraServer,
  keepRunning,
  memberLocation,
  type ServerLocation,
  startMembers,
} from './server.ts';

/** Of the topic in which brokers keep what groups have read. */
export const OFFSETS_PARTITIONS = 8;
/** Tests together make some 700 topics, for which 256 MB are not enough. */
const JVM = ['-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

/** One Kafka node that is broker and controller, or the brokers of `KAFKA_BROKERS`. */
export async function provideKafka(
  location: ServerLocation,
  brokers: string | undefined,
): Promise<InfraServer> {
  if (brokers) {
    await askCluster(brokers).catch((error: Error) => {
      throw new UserError(`Kafka (KAFKA_BROKERS) does not answer: ${error.message}`);
    });
    return foreign(brokers);
  }
  const [node] = await planNodes(1);
  if (node === undefined) throw new Error('One node was not planned');
  return startNode(location, node, { name: 'Kafka', nodes: [node], clusterId: newClusterId() });
}

/**
 * Kafka as a new cluster of three nodes, each broker and controller with data of its own below the location's. Every topic
 * is on all three, unless its creation says otherwise, and takes messages that two of them confirm.
 */
export async function provideKafkaCluster(location: ServerLocation): Promise<InfraServer> {
  const nodes = await planNodes(3);
  const clusterId = newClusterId();
  const members = await startMembers(
    nodes.map((node) =>
      startNode(memberLocation(location, node.id), node, { name: `Kafka ${node.id}`, nodes, clusterId }),
    ),
  );
  const address = nodes.map(({ broker }) => broker).join(',');
  try {
    await until('all brokers', () => askCluster(address, nodes), ALL_WITHIN);
  } catch (error) {
    await members.stop();
    throw error;
  }
  return { address, ...members };
}

interface Node {
  readonly id: number;
  /** Where clients reach it. */
  readonly broker: string;
  /** Where the other nodes reach it. */
  readonly controller: string;
}

const ALL_WITHIN = { timeoutMs: 60_000 };

async function planNodes(count: number): Promise<readonly Node[]> {
  const ports = await freePorts(2 * count);
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    broker: `127.0.0.1:${ports[2 * index]}`,
    controller: `127.0.0.1:${ports[2 * index + 1]}`,
  }));
}

const newClusterId = (): string => randomBytes(16).toString('base64url');

async function startNode(
  location: ServerLocation,
  node: Node,
  { name, nodes, clusterId }: { name: string; nodes: readonly Node[]; clusterId: string },
): Promise<InfraServer> {
  const java = await requireJava('Kafka', 'KAFKA_BROKERS');
  const classPath = await kafkaClassPath();
  const logDir = path.join(location.dataDir, 'log');
  const config = path.join(location.dataDir, 'server.properties');
  await mkdir(logDir, { recursive: true });
  await writeFile(config, properties(node, nodes, logDir));
  await formatOnce(clusterId, { java, classPath, config, logDir });
  const args = [...JVM, '-cp', classPath, 'kafka.Kafka', config];
  return keepRunning(
    {
      name,
      address: node.broker,
      command: { command: java, args, cwd: location.dataDir },
      ready: () => askCluster(node.broker, [node]),
      stopGraceMs: 20_000,
    },
    location,
  );
}

/** With three nodes, one may be down. */
function properties({ id, broker, controller }: Node, nodes: readonly Node[], logDir: string): string {
  const copies = nodes.length;
  const inSync = Math.ceil(copies / 2);
  return `process.roles=broker,controller
node.id=${id}
listeners=PLAINTEXT://${broker},CONTROLLER://${controller}
advertised.listeners=PLAINTEXT://${broker}
controller.listener.names=CONTROLLER
controller.quorum.voters=${nodes.map((node) => `${node.id}@${node.controller}`).join(',')}
log.dirs=${logDir}
num.partitions=3
default.replication.factor=${copies}
min.insync.replicas=${inSync}
offsets.topic.replication.factor=${copies}
offsets.topic.num.partitions=${OFFSETS_PARTITIONS}
transaction.state.log.replication.factor=${copies}
transaction.state.log.min.isr=${inSync}
transaction.state.log.num.partitions=8
group.initial.rebalance.delay.ms=0
group.coordinator.append.linger.ms=0
broker.session.timeout.ms=4000
broker.heartbeat.interval.ms=1000
`;
}

async function formatOnce(
  clusterId: string,
  { java, classPath, config, logDir }: Record<'java' | 'classPath' | 'config' | 'logDir', string>,
): Promise<void> {
  if (existsSync(path.join(logDir, 'meta.properties'))) return;
  const format = ['kafka.tools.StorageTool', 'format', `--cluster-id=${clusterId}`, '-c', config];
  const { code, output } = await run(java, [...JVM, '-cp', classPath, ...format]);
  if (code !== 0) throw new Error(`Kafka's storage could not be formatted:\n${tail(output)}`);
}

/** @throws unless a broker is registered, and each of these is */
async function askCluster(brokers: string, wanted: readonly Node[] = []): Promise<void> {
  const kafka = silentKafka(brokers, { ...ASKED_ONCE, connectionTimeout: 1_000 });
  const { brokers: alive } = await withKafkaAdmin(kafka, (admin) => admin.describeCluster());
  if (alive.length === 0) throw new Error('no broker is registered yet');
  const missing = wanted.filter(({ id }) => !alive.some(({ nodeId }) => nodeId === id));
  if (missing.length > 0) throw new Error(`not registered yet: ${missing.map(({ id }) => id).join(', ')}`);
}
