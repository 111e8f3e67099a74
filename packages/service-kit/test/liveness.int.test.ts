import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import { connectMongo } from '../src/mongo/index.ts';
import { createLog } from '../src/process/index.ts';
import { testResources, waitFor } from '../src/testing/index.ts';
import { createLease, createLiveness, createQueueWorker, type QueueWorker } from '../src/worker/index.ts';

const log = createLog('liveness', 'silent');
const workers: QueueWorker[] = [];
let connection: Connection;
let hanging: PromiseWithResolvers<void>;
let now = 0;

beforeAll(async () => {
  connection = await connectMongo(testResources('liveness').mongoUri);
});

afterEach(async () => {
  hanging.resolve();
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

/** A replica's worker on a queue that never empties; each piece of work hangs. */
function startReplica(lease: string) {
  const replica = { begun: 0, isLost: false };
  const worker = createQueueWorker({
    name: `the ${lease}`,
    lease: createLease(connection, lease, log),
    log,
    front: async () => 'first',
    async workOff(signal) {
      replica.begun += 1;
      signal.addEventListener('abort', () => {
        replica.isLost = true;
      });
      await hanging.promise;
      return true;
    },
  });
  worker.start();
  workers.push(worker);
  const isAlive = createLiveness({ work: [worker.work], clock: { now: () => new Date(now) }, log });
  return Object.assign(replica, { isAlive });
}

type Replica = ReturnType<typeof startReplica>;

/** Probes until the first of them fails. @returns what the others said meanwhile */
async function probeUntilFails([first, ...others]: readonly [Replica, ...Replica[]]): Promise<boolean[]> {
  const answers: boolean[] = [];
  await waitFor('the probe to fail', async () => {
    now += 20_000;
    for (const other of others) answers.push(await other.isAlive());
    return !(await first.isAlive());
  });
  return answers;
}

test('a replica whose worker hangs is not alive; others, which wait for its lease, are', async () => {
  hanging = Promise.withResolvers();
  const wedged = startReplica('mill');
  await waitFor('its work', () => wedged.begun > 0);
  const others = [startReplica('mill'), startReplica('mill')] as const;
  expect(await probeUntilFails([wedged, ...others])).not.toContain(false);
});

test('a worker that hangs on after it lost its lease is not alive either', async () => {
  hanging = Promise.withResolvers();
  const wedged = startReplica('press');
  await waitFor('its work', () => wedged.begun > 0);
  await connection
    .collection<{ _id: string }>('leases')
    .updateOne({ _id: 'press' }, { $set: { holder: 'another replica', expiresAt: new Date(8e12) } });
  await waitFor('the loss', () => wedged.isLost);
  await probeUntilFails([wedged]);
});
