import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Kafka, logLevel } from '@zielona-fala/service-kit/kafkajs';
import { run, tail } from '../process/run.ts';
import { UserError } from '../process/user-error.ts';
import { kafkaClassPath } from './kafka-libs.ts';
import { freePorts } from './ports.ts';
import { requireJava } from './prerequisites.ts';
import { foreign, type InfraPlace, type InfraServer, keepRunning } from './server.ts';

const JVM = ['-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

/** One Kafka node that is broker and controller, or the brokers of `KAFKA_BROKERS`. */
export async function provideKafka(place: InfraPlace, brokers: string | undefined): Promise<InfraServer> {
  if (brokers) {
    await askCluster(brokers).catch((error: Error) => {
      throw new UserError(`Kafka (KAFKA_BROKERS) does not answer: ${error.message}`);
    });
    return foreign(brokers);
  }
  const java = await requireJava('Kafka', 'KAFKA_BROKERS');
  const classPath = await kafkaClassPath();
  const [port, controllerPort] = await freePorts(2);
  const address = `127.0.0.1:${port}`;
  const logDir = path.join(place.dataDir, 'log');
  const config = path.join(place.dataDir, 'server.properties');
  await mkdir(logDir, { recursive: true });
  await writeFile(config, properties(address, `127.0.0.1:${controllerPort}`, logDir));
  await formatOnce(java, classPath, config, logDir);
  const args = [...JVM, '-cp', classPath, 'kafka.Kafka', config];
  return keepRunning(
    {
      name: 'Kafka',
      address,
      command: { command: java, args, cwd: place.dataDir },
      ready: () => askCluster(address),
      stopGraceMs: 20_000,
    },
    place,
  );
}

const properties = (broker: string, controller: string, logDir: string) => `process.roles=broker,controller
node.id=1
listeners=PLAINTEXT://${broker},CONTROLLER://${controller}
advertised.listeners=PLAINTEXT://${broker}
controller.listener.names=CONTROLLER
controller.quorum.voters=1@${controller}
log.dirs=${logDir}
num.partitions=3
offsets.topic.replication.factor=1
offsets.topic.num.partitions=8
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
transaction.state.log.num.partitions=8
group.initial.rebalance.delay.ms=0
group.coordinator.append.linger.ms=0
broker.session.timeout.ms=4000
broker.heartbeat.interval.ms=1000
`;

async function formatOnce(java: string, classPath: string, config: string, logDir: string): Promise<void> {
  if (existsSync(path.join(logDir, 'meta.properties'))) return;
  const id = randomBytes(16).toString('base64url');
  const format = ['kafka.tools.StorageTool', 'format', `--cluster-id=${id}`, '-c', config];
  const { code, output } = await run(java, [...JVM, '-cp', classPath, ...format]);
  if (code !== 0) throw new Error(`Kafka's storage could not be formatted:\n${tail(output)}`);
}

async function askCluster(brokers: string): Promise<void> {
  const kafka = new Kafka({
    clientId: 'stack',
    brokers: brokers.split(','),
    logLevel: logLevel.NOTHING,
    connectionTimeout: 1_000,
    retry: { retries: 0 },
  });
  const admin = kafka.admin();
  try {
    await admin.connect();
    const { brokers: alive } = await admin.describeCluster();
    if (alive.length === 0) throw new Error('no broker is registered yet');
  } finally {
    await admin.disconnect();
  }
}
