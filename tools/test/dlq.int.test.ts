import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TEST_FINISHED } from '@zielona-fala/contracts/events';
import { createDeadLetters, createEvents, eventHandler } from '@zielona-fala/service-kit/events';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { createLog, createMetrics, newEventId, systemClock } from '@zielona-fala/service-kit/process';
import { testResources } from '@zielona-fala/service-kit/testing';
import type { Connection } from 'mongoose';
import { ROOT } from '../src/paths.ts';
import { run } from '../src/process/run.ts';

const resources = testResources('dlq');
const database = new URL(resources.mongoUri).pathname.slice(1);
const applied: string[] = [];

let connection: Connection;
let stop: () => Promise<void>;

/** A service that can apply every event but those of test 13. */
beforeAll(async () => {
  connection = await connectMongo(resources.mongoUri);
  const events = createEvents({
    service: 'dlq',
    connection,
    brokers: resources.kafkaBrokers,
    prefix: resources.kafkaPrefix,
    clock: systemClock,
    log: createLog('dlq', 'silent'),
    metrics: createMetrics(),
  });
  const handler = eventHandler({
    topic: 'test-finished',
    async apply({ id, data }) {
      if (data.testId === 13) throw new Error('this test is not known');
      applied.push(id);
    },
  });
  await events.start([handler]);
  stop = () => events.stop();
});

afterAll(async () => {
  await stop();
  await connection.dropDatabase();
  await connection.close();
});

const dlq = (...args: string[]) =>
  run(process.execPath, ['tools/src/cli.ts', 'dlq', ...args], {
    cwd: ROOT,
    env: { ...process.env, MONGODB_URI: resources.mongoUri },
  });

/** Parks an event as a consumer does. @returns its id */
async function park(testId: number, erasure = false): Promise<string> {
  const id = newEventId();
  const { golden } = TEST_FINISHED;
  const message = JSON.stringify({ ...golden, id, data: { ...golden.data, testId } });
  await createDeadLetters(connection).park({
    topic: 'test-finished',
    message,
    erasure,
    reason: `Error: parked for test ${testId}`,
  });
  return id;
}

describe('npm run dlq', () => {
  test('lists and redrives what a service could not apply, each event once', async () => {
    const mended = await park(12);
    await park(13);
    const listed = await dlq('list', '--database', database);
    expect([listed.code, listed.output]).toEqual([0, expect.stringContaining('parked for test 12')]);
    expect(listed.output).not.toContain(String(TEST_FINISHED.golden.data.userId));

    const redrive = () => dlq('redrive', '--all', '--database', database);
    const [first] = await Promise.all([redrive(), redrive()]);
    expect([first.code, first.output]).toEqual([1, expect.stringContaining('this test is not known')]);
    await redrive();
    expect(applied).toEqual([mended]);
    const left = await createDeadLetters(connection).list();
    expect(left.map(({ reason }) => reason)).toEqual(['Error: this test is not known']);
  });

  test('marks what may be the erasure of a learner, and nothing else', async () => {
    await park(15, true);
    const { output } = await dlq('list', '--database', database);
    expect(output).toMatch(/^ {2}[0-9a-f]{16} {2}test-finished \(erasure\) {2}.*parked for test 15$/m);
    expect(output.match(/\(erasure\)/g)).toHaveLength(1);
  });

  test('names the letters that it found nowhere', async () => {
    await park(14);
    const [letter] = (await createDeadLetters(connection).list()).filter(({ reason }) =>
      reason.endsWith('14'),
    );
    expect(letter?._id).toMatch(/^[0-9a-f]{16}$/);
    const { code, output } = await dlq('redrive', String(letter?._id), 'unknown', '--database', database);
    expect([code, output]).toEqual([1, expect.stringMatching(/1 applied.*\nno such letter: unknown/)]);
  });

  test('explains itself when it is asked for nothing it knows', async () => {
    for (const args of [[], ['redrive'], ['drop'], ['list', '--what']]) {
      const { code, output } = await dlq(...args);
      expect([code, output]).toEqual([1, expect.stringContaining('npm run dlq -- list')]);
    }
  });
});
