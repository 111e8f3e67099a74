import { mock } from 'node:test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import { connectMongo } from '../src/mongo/index.ts';
import { createLog } from '../src/process/index.ts';
import { startTestProxy, testResources, waitFor } from '../src/testing/index.ts';
import { createLease, createQueueWorker, createWake, type Lease } from '../src/worker/index.ts';
import { leaseHolder } from '../src/worker/lease.ts';

const log = createLog('worker', 'silent');
const { mongoUri } = testResources('worker');
let connection: Connection;

beforeAll(async () => {
  connection = await connectMongo(mongoUri);
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

/** A lease that tells of each attempt to take it. */
function countedLease(name: string, attempted: () => void): Lease {
  const lease = createLease(connection, name, log);
  return {
    ...lease,
    during(work) {
      attempted();
      return lease.during(work);
    },
  };
}

interface Job {
  readonly _id: number;
}

test('a piece of work that lasts longer than the lease is done by one replica only', async () => {
  const jobs = connection.collection<Job>('jobs');
  const leases = connection.collection<{ _id: string; expiresAt: Date }>('leases');
  const begun: string[] = [];
  const asked = new Map([
    ['one', 0],
    ['other', 0],
  ]);
  const askedBy = (replica: string) => asked.get(replica) ?? 0;
  const workers = [...asked.keys()].map((replica) =>
    createQueueWorker({
      name: `the work of ${replica}`,
      lease: countedLease('jobs', () => asked.set(replica, askedBy(replica) + 1)),
      wake: createWake(jobs, log),
      log,
      async front() {
        const first = await jobs.findOne({});
        return first === null ? null : String(first._id);
      },
      async workOff() {
        if ((await jobs.findOne({})) === null) return false;
        begun.push(replica);
        const firstTerm = (await leases.findOne({ _id: 'jobs' }))?.expiresAt.getTime() ?? 0;
        await waitFor('the first term of the lease to pass', () => Date.now() > firstTerm);
        const idle = replica === 'one' ? 'other' : 'one';
        for (const attempt of [1, 2]) {
          const before = askedBy(idle);
          await jobs.insertOne({ _id: Date.now() });
          await waitFor(`attempt ${attempt} of the other replica`, () => askedBy(idle) > before);
        }
        await jobs.deleteMany({});
        return false;
      },
    }),
  );
  for (const worker of workers) worker.start();
  try {
    await jobs.insertOne({ _id: 1 });
    await waitFor('the work to be done', async () => (await jobs.countDocuments()) === 0);
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
  expect(begun).toHaveLength(1);
});

/** Change streams of a collection that the server has open. */
async function watchers(collection: string): Promise<number> {
  const database = connection.getClient().db('admin');
  const operations = await database
    .aggregate([
      { $currentOp: { allUsers: true, idleCursors: true } },
      {
        $match: {
          ns: `${connection.name}.${collection}`,
          'cursor.originatingCommand.pipeline.0.$changeStream': {},
        },
      },
    ])
    .toArray();
  return operations.length;
}

test('of replicas with nothing to do the one that holds the lease watches, and another when it ends', async () => {
  const tasks = connection.collection<Job>('tasks');
  await tasks.insertOne({ _id: 0 });
  const done: string[] = [];
  const workers = new Map(
    ['one', 'two', 'three'].map((replica) => [
      replica,
      createQueueWorker({
        name: `the work of ${replica}`,
        lease: createLease(connection, 'tasks', log),
        wake: createWake(tasks, log),
        log,
        front: async () => ((await tasks.findOne({})) === null ? null : 'a task'),
        async workOff() {
          if ((await tasks.deleteMany({})).deletedCount === 0) return false;
          done.push(replica);
          return false;
        },
      }),
    ]),
  );
  for (const worker of workers.values()) worker.start();
  try {
    await waitFor('the first task to be done', () => done.length === 1);
    await waitFor('one of them to watch', async () => (await watchers('tasks')) === 1);
    const [first = ''] = done;
    await workers.get(first)?.stop();
    await tasks.insertOne({ _id: 1 });
    await waitFor('the second task to be done', () => done.length === 2);
    expect(done[1]).not.toBe(first);
    await waitFor('the next to watch', async () => (await watchers('tasks')) === 1);
  } finally {
    await Promise.all([...workers.values()].map((worker) => worker.stop()));
  }
  await waitFor('nobody to watch', async () => (await watchers('tasks')) === 0);
});

test('work is told to end when its lease can no longer be renewed, before another replica can take it', async () => {
  const uri = new URL(mongoUri);
  const proxy = await startTestProxy(uri.host);
  uri.host = proxy.address;
  uri.search = '?directConnection=true';
  const cutOff = await connectMongo(uri.href);
  const other = createLease(connection, 'cut-off', log);
  try {
    await createLease(cutOff, 'cut-off', log).during(async (signal) => {
      proxy.frozen = true;
      const told = new Promise((resolve) => signal.addEventListener('abort', resolve));
      const taken = waitFor('the other replica to take the lease', () => other.during(async () => undefined));
      expect(await Promise.race([told.then(() => 'told'), taken.then(() => 'taken')])).toBe('told');
      await taken;
    });
  } finally {
    proxy.frozen = false;
    await cutOff.close();
    await proxy.stop();
  }
});

describe('of replicas whose clocks differ', () => {
  const otherClock = (seconds: number) => {
    const now = Date.now() + seconds * 1000;
    mock.timers.enable({ apis: ['Date'], now });
  };
  afterEach(() => {
    mock.timers.reset();
  });

  test('one a minute ahead takes no lease that is held', async () => {
    const held = createLease(connection, 'ahead', log);
    const ahead = createLease(connection, 'ahead', log);
    await held.during(async (signal) => {
      otherClock(60);
      expect(await ahead.isElsewhere()).toBe(true);
      expect(await leaseHolder(connection, 'ahead')).not.toBeNull();
      expect(await ahead.during(neverDone)).toBe(false);
      expect(signal.aborted).toBe(false);
    });
  });

  test('one a minute behind takes a lease for as long as the others do, and keeps none that it lost', async () => {
    const behind = createLease(connection, 'behind', log);
    const other = createLease(connection, 'behind', log);
    otherClock(-60);
    await behind.during(async () => {
      mock.timers.reset();
      expect(await other.during(neverDone)).toBe(false);
    });
    await behind.release();
    await other.during(async () => {
      otherClock(-60);
      expect(await behind.isElsewhere()).toBe(true);
      expect(await behind.during(neverDone)).toBe(false);
    });
  });
});

async function neverDone(): Promise<void> {
  throw new Error('work was done under a lease of another replica');
}
