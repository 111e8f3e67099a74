import { readFileSync } from 'node:fs';
import { readOutboxState } from '@zielona-fala/service-kit/events';
import { inDatabase } from '@zielona-fala/service-kit/mongo';
import mongoose from 'mongoose';
import { withDatabase } from '../infra/mongo-uri.ts';
import type { Supervised } from '../process/supervisor.ts';
import type { ChaosStack } from './chaos-stack.ts';

/** Names of what can be struck, and which process that is at the moment. */
export type Targets = ReadonlyMap<string, () => Promise<Supervised>>;

const RELAYS: Readonly<Record<string, string>> = {
  'svc-identity': 'identity',
  'svc-tests': 'tests',
};

export function targetsOf(stack: ChaosStack): Targets {
  const replicas = Object.values(stack.replicas)
    .flat()
    .map((replica) => [replica.name, async () => replica] as const);
  const relays = Object.keys(RELAYS).map(
    (service) => [`relay of ${service}`, () => relayOf(stack, service)] as const,
  );
  return new Map([
    ...replicas,
    ...relays,
    ['MongoDB primary', () => primaryOf(stack)],
    ['Redis', async () => stack.redis],
    ...stack.kafka.map((node) => [node.name, async () => node] as const),
  ]);
}

/** The replica that relays the outbox; the first one if unknown. */
async function relayOf(stack: ChaosStack, service: string): Promise<Supervised> {
  const replicas = stack.replicas[service] ?? [];
  const holder = await relayHolder(stack, RELAYS[service] ?? '').catch(() => null);
  const pid = Number(holder?.split('/')[1]);
  const sending = replicas.find((replica) => replica.pid() === parentOf(pid)) ?? replicas[0];
  if (sending === undefined) throw new Error(`There is no replica of ${service}`);
  return sending;
}

async function relayHolder({ mongodbUri }: ChaosStack, database: string): Promise<string | null> {
  const { relay } = await inDatabase(withDatabase(mongodbUri, database), readOutboxState);
  return relay?.holder ?? null;
}

/** A process is started by a guard, which is what its supervisor knows. */
function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}

/** Members in the order of the address. */
export type MongoSet = Pick<ChaosStack, 'mongo' | 'mongodbUri'>;

/** The primary; a member of its set while there is none. */
export async function primaryOf({ mongo, mongodbUri }: MongoSet): Promise<Supervised> {
  const hosts = /^mongodb:\/\/([^/]+)/.exec(mongodbUri)?.[1]?.split(',') ?? [];
  for (const host of hosts) {
    const primary = await askForPrimary(host).catch(() => null);
    const member = mongo[hosts.indexOf(primary ?? '')];
    if (member !== undefined) return member;
  }
  const [first] = mongo;
  if (first === undefined) throw new Error('There is no MongoDB');
  return first;
}

async function askForPrimary(host: string): Promise<string | null> {
  const client = new mongoose.mongo.MongoClient(`mongodb://${host}/`, {
    directConnection: true,
    serverSelectionTimeoutMS: 1000,
    socketTimeoutMS: 1000,
  });
  try {
    const { primary } = await client.db('admin').command({ hello: 1 });
    return primary ?? null;
  } finally {
    await client.close();
  }
}
