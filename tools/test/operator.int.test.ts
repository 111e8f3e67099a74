import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TEST_FINISHED } from '@zielona-fala/contracts/events';
import { createDeadLetters, createEvents, eventHandler } from '@zielona-fala/service-kit/events';
import { connectMongo, createTransact } from '@zielona-fala/service-kit/mongo';
import { createLog, createMetrics, systemClock } from '@zielona-fala/service-kit/process';
import { startTestProxy, testResources, waitFor } from '@zielona-fala/service-kit/testing';
import type { Connection } from 'mongoose';
import { ROOT } from '../src/paths.ts';
import { run } from '../src/process/run.ts';

const resources = testResources('operator');
const database = new URL(resources.mongoUri).pathname.slice(1);
const UNREACHABLE = '127.0.0.1:9';

let connection: Connection;
let events: ReturnType<typeof createEvents>;

beforeAll(async () => {
  connection = await connectMongo(resources.mongoUri);
  events = createEvents({
    service: 'operator',
    connection,
    brokers: resources.kafkaBrokers,
    prefix: resources.kafkaPrefix,
    clock: systemClock,
    log: createLog('operator', 'silent'),
    metrics: createMetrics(),
  });
});

afterAll(async () => {
  await events.stop();
  await connection.dropDatabase();
  await connection.close();
});

const command = (args: string[], settings: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, ['tools/src/cli.ts', ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      MONGODB_URI: resources.mongoUri,
      KAFKA_BROKERS: resources.kafkaBrokers,
      KAFKA_PREFIX: resources.kafkaPrefix,
      ...settings,
    },
  });

async function json(args: string[]) {
  const { code, output } = await command([...args, '--json']);
  expect({ code, output }).toEqual({ code: 0, output });
  return JSON.parse(output);
}

const status = async () => (await json(['outbox', 'status', '--database', database]))[database];
const lag = async () => (await json(['lag', '--group', 'operator']))[0];

const append = () =>
  createTransact(connection)((transaction) =>
    events.outbox.append('test-finished', TEST_FINISHED.golden.data, transaction),
  );

test('tell what waits, who sends it, what is parked, and how far consumers are', async () => {
  await append();
  await append();
  await createDeadLetters(connection).park({
    topic: 'level-up',
    message: '{}',
    erasure: false,
    reason: 'no',
  });
  expect(await status()).toEqual({
    unsent: 2,
    oldestAt: expect.stringMatching(/^20.*Z$/),
    relay: null,
    parked: [{ topic: 'level-up', erasure: false, letters: 1 }],
  });
  expect(await lag()).toEqual({ group: 'operator', state: 'Dead', members: [], partitions: [] });
  const waiting = await command(['outbox', 'status', '--database', database]);
  expect(waiting.output).toMatch(
    /: 2 unsent, the oldest for \d+ s; relay: idle\n {2}parked: 1 of level-up\n/,
  );

  let letThrough: () => void = () => undefined;
  const blocked = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const applied: string[] = [];
  const handler = eventHandler({
    topic: 'test-finished',
    async apply({ id }) {
      await blocked;
      applied.push(id);
    },
  });
  await events.start([handler]);
  const behind = await waitFor('a member that is behind', async () => {
    const state = await lag();
    return state.partitions.some(({ lag: messages }: { lag: number }) => messages === 2) && state;
  });
  expect(behind).toMatchObject({ state: 'Stable', members: ['operator'] });
  expect(behind.partitions.find(({ lag: messages }: { lag: number }) => messages > 0)).toMatchObject({
    topic: 'test-finished',
    end: 2,
    lag: 2,
    member: 'operator',
  });
  const sent = await status();
  expect(sent).toMatchObject({ unsent: 0, oldestAt: null });
  letThrough();
  await waitFor('both to be applied', () => applied.length >= 2);
  await append();
  await waitFor('the third to be committed', async () => {
    const { partitions } = await lag();
    return partitions.some(
      ({ committed, lag: messages }: { committed: number | null; lag: number }) =>
        committed === 3 && messages === 0,
    );
  });
  const shown = await command(['lag', '--group', 'operator']);
  expect(shown.output).toMatch(/^operator: Stable, 1 members, lag 0\n/);
  expect(shown.output).toMatch(/test-finished\/\d {2}committed 3 {2}end 3 {2}lag 0 {2}operator/);
});

test('the replica that sends is named by machine and process', async () => {
  await connection
    .collection<{ _id: string }>('leases')
    .updateOne(
      { _id: 'outbox-relay' },
      { $set: { holder: 'machine/42/mark', expiresAt: new Date(Date.now() + 60_000) } },
      { upsert: true },
    );
  expect((await status()).relay).toMatchObject({ holder: 'machine/42/mark' });
});

test('what is unavailable is said, and the code tells of it', async () => {
  const away = `mongodb://${UNREACHABLE}/?serverSelectionTimeoutMS=200`;
  const outbox = await command(['outbox', 'status', '--service', 'svc-stats'], { MONGODB_URI: away });
  expect([outbox.code, outbox.output]).toEqual([1, expect.stringContaining('stats: is unavailable: ')]);
  const groups = await command(['lag', '--group', 'operator'], { KAFKA_BROKERS: UNREACHABLE });
  expect([groups.code, groups.output]).toEqual([1, expect.stringContaining('operator: is unavailable: ')]);
});

test('a Kafka that is not ready yet is asked again', async () => {
  const proxy = await startTestProxy(resources.kafkaBrokers);
  let refusals = 12;
  proxy.cutsAt = () => {
    refusals -= 1;
    return refusals >= 0;
  };
  const { code, output } = await command(['lag', '--group', 'nobody'], { KAFKA_BROKERS: proxy.address });
  await proxy.stop();
  expect([code, output]).toEqual([0, 'nobody: Dead, 0 members, lag 0\n']);
});

test('explain themselves', async () => {
  for (const name of ['outbox', 'lag']) {
    const help = await command([name, '--help']);
    expect([help.code, help.output]).toEqual([0, expect.stringContaining(`npm run ${name}`)]);
    const wrong = await command([name, '--what']);
    expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining(`npm run ${name}`)]);
  }
});
