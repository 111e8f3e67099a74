import path from 'node:path';
import process from 'node:process';
import { dataLocation } from '../infra/infra.ts';
import { provideKafka, provideKafkaCluster } from '../infra/kafka.ts';
import { provideMailbox } from '../infra/mailbox.ts';
import { provideMongoSet } from '../infra/mongo.ts';
import { withDatabase } from '../infra/mongo-uri.ts';
import { freePorts } from '../infra/ports.ts';
import { provideRedis } from '../infra/redis.ts';
import { allStarted, type InfraServer } from '../infra/server.ts';
import { allOrFirstFailure } from '../process/settle.ts';
import { type Supervised, supervise } from '../process/supervisor.ts';
import { loadBank } from '../stack/bank.ts';
import { nodeProcess } from '../stack/node-process.ts';
import { PORTS_OF_PLAN, type ProcessSpec, planProcesses } from '../stack/plan.ts';
import { readSecrets } from '../stack/secrets.ts';
import { startBalancer } from './balancer.ts';

/** What learners need of the product, with every server and replica in the hand of who started it. */
export interface ChaosStack {
  /** Of the gateways. */
  readonly gatewayUrl: string;
  readonly mailboxUrl: string;
  readonly mongodbUri: string;
  readonly redisUrl: string;
  readonly kafkaBrokers: string;
  /** Replicas by the name of their service or `gateway`, also those that it can be scaled to. */
  readonly replicas: Readonly<Record<string, readonly Supervised[]>>;
  /** Where the shells answer, if there are any. */
  readonly portalUrl: string;
  /** Addresses at which remotes answer, and where each replica measures, by the name of the process. */
  readonly urls: Readonly<Record<string, string>>;
  readonly probeUrls: Readonly<Record<string, readonly string[]>>;
  /**
   * Replaces the replicas of a process one after the other by some of another build, as production does.
   * @param settings that differ in it
   */
  deploy(name: string, build: string, settings?: Readonly<Record<string, string>>): Promise<void>;
  /** Has so many replicas of a process running: further ones are ready when it resolves, others have ended in order. */
  scale(name: string, count: number): Promise<void>;
  /** Members of the replica set, in the order of the address. */
  readonly mongo: readonly Supervised[];
  readonly redis: Supervised;
  /** Nodes in the order of their ids and of the address. */
  readonly kafka: readonly Supervised[];
  stop(): Promise<void>;
}

/** What learners need who bring their own pages. */
const WITHOUT_PAGES = ['svc-identity', 'svc-tests', 'svc-stats', 'gateway'];

export interface ChaosStackOptions {
  /** Whether the shell and the remotes are started too, which have to be built. */
  readonly hasPages?: boolean;
  /** Up to how many replicas of a process it can be scaled; as many as it begins with unless given. */
  readonly mostReplicas?: number;
  /** Whether Kafka is a cluster of three instead of one node. */
  readonly hasKafkaCluster?: boolean;
  /** Settings of a process besides those of the plan. */
  readonly settingsOf?: (name: string) => Readonly<Record<string, string>>;
}

/** All learners come from one address. */
const SETTINGS = { NODE_ENV: 'production', RATE_LIMIT_SCALE: '100000' };

/**
 * @param dir holds data and logs
 * @param replicas of each process, at first
 */
export async function startChaosStack(
  dir: string,
  replicas: number,
  {
    hasPages = false,
    mostReplicas = replicas,
    hasKafkaCluster = false,
    settingsOf = () => ({}),
  }: ChaosStackOptions = {},
): Promise<ChaosStack> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of stops.toReversed()) await end();
  };
  try {
    const servers = await startServers(dir, hasKafkaCluster);
    stops.push(servers.stop);
    const { mongo, redis, kafka, mailbox } = servers;
    await loadBank(withDatabase(mongo.address, 'tests'), path.join(dir, 'logs', 'bank.log'));
    const ports = await freePorts(1 + PORTS_OF_PLAN);
    const specs = planProcesses({
      portalPort: ports.pop() ?? 0,
      cookieSuffix: '',
      mongodbUriOf: (database) => withDatabase(mongo.address, database),
      redisUrl: redis.address,
      kafkaBrokers: kafka.address,
      smtpUrl: mailbox.address,
      mediaDir: path.join(dir, 'media'),
      secrets: await readSecrets(dir),
      demo: null,
      overrideHosts: '',
      nextPort: () => ports.pop() ?? 0,
    }).filter(({ name }) => hasPages || WITHOUT_PAGES.includes(name));
    const running: Record<string, readonly Replica[]> = {};
    for (const spec of specs) {
      Object.assign(spec.env, settingsOf(spec.name));
      running[spec.name] = await startReplicas(spec, { dir, replicas, most: mostReplicas, stops });
    }
    const ofEach = <Value>(read: (replica: Replica) => Value) =>
      Object.fromEntries(Object.entries(running).map(([name, each]) => [name, each.map(read)]));
    const urlOf = (wanted: string) => specs.find(({ name }) => name === wanted)?.url ?? '';
    return {
      gatewayUrl: urlOf('gateway'),
      portalUrl: urlOf('shell'),
      urls: Object.fromEntries(specs.map(({ name, url }) => [name, url])),
      probeUrls: ofEach(({ probeUrl }) => probeUrl),
      mailboxUrl: mailbox.webUrl ?? '',
      mongodbUri: mongo.address,
      redisUrl: redis.address,
      kafkaBrokers: kafka.address,
      replicas: ofEach(({ process }) => process),
      async deploy(name, build, settings = {}) {
        for (const replica of running[name] ?? []) {
          Object.assign(replica.env, settings, { BUILD_ID: build });
          await replica.process.stop();
          await replica.process.start();
        }
      },
      async scale(name, count) {
        await Promise.all(
          (running[name] ?? []).map((replica, index) =>
            index < count ? replica.process.start() : replica.process.stop(),
          ),
        );
      },
      mongo: mongo.processes,
      redis: onlyOne(redis),
      kafka: kafka.processes,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startServers(dir: string, hasKafkaCluster: boolean) {
  const place = (name: string) => dataLocation(dir, name, () => undefined);
  const [webPort = 0] = await freePorts(1);
  const starts = {
    mongo: provideMongoSet(place('mongo')),
    redis: provideRedis(place('redis'), undefined),
    kafka: hasKafkaCluster ? provideKafkaCluster(place('kafka')) : provideKafka(place('kafka'), undefined),
    mailbox: provideMailbox(place('mailbox'), undefined, webPort),
  };
  const stop = await allStarted(Object.values(starts));
  return {
    mongo: await starts.mongo,
    redis: await starts.redis,
    kafka: await starts.kafka,
    mailbox: await starts.mailbox,
    stop,
  };
}

interface Replica {
  readonly process: Supervised;
  readonly probeUrl: string;
  /** Of its next start. */
  readonly env: Record<string, string>;
}

/** Replicas behind the address that other processes are configured with. */
async function startReplicas(
  spec: ProcessSpec,
  {
    dir,
    replicas,
    most,
    stops,
  }: { dir: string; replicas: number; most: number; stops: (() => Promise<void>)[] },
): Promise<readonly Replica[]> {
  const ports = await freePorts(2 * most);
  const planned = Array.from({ length: most }, (_, index) => {
    const [port = 0, probePort = 0] = ports.slice(2 * index, 2 * index + 2);
    const own: ProcessSpec = {
      ...spec,
      name: `${spec.name} ${index + 1}`,
      env: { ...spec.env, PORT: String(port), PROBE_PORT: String(probePort) },
      probeUrl: `http://127.0.0.1:${probePort}`,
      readyUrl: `http://127.0.0.1:${probePort}/readyz`,
    };
    const logFile = path.join(dir, 'logs', `${spec.name}-${index + 1}.log`);
    const plan = nodeProcess(own, { logFile, baseEnv: { ...process.env, ...SETTINGS } });
    const { readyUrl, probeUrl, env } = own;
    return { port, readyUrl, probeUrl, env, process: supervise(plan, () => undefined) };
  });
  const processes = planned.map((each) => each.process);
  stops.push(async () => {
    await Promise.all(processes.map((each) => each.stop()));
  });
  stops.push(await startBalancer(Number(new URL(spec.url).port), planned));
  await allOrFirstFailure(processes.slice(0, replicas).map((each) => each.start()));
  return planned;
}

function onlyOne({ processes }: InfraServer): Supervised {
  const [only] = processes;
  if (only === undefined) throw new Error('A server that somebody else runs is not to be struck');
  return only;
}
