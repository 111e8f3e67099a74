import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Connection, mongo } from 'mongoose';
import { connectMongo } from '../src/mongo/index.ts';
import { type TestResources, testResources, waitFor } from '../src/testing/index.ts';
import { createInterruptedService, LAST_CHANGE, SESSION } from './support/interrupted-service.ts';

/** Requests that have an effect on where a change, its event or its consumer stands; the others only read. */
const EFFECTS = [
  'MongoDB insert changes',
  'MongoDB findAndModify outbox_sequences',
  'MongoDB insert outbox',
  'MongoDB commitTransaction',
  'MongoDB findAndModify leases',
  'Kafka Produce',
  'MongoDB update outbox',
  'Kafka Fetch',
  'MongoDB insert inbox',
  'MongoDB update sums',
  'MongoDB update projection_watermarks',
  'Kafka OffsetCommit',
];
/** The commit after those of the changes is the first of a consumer. */
const FIRST_HEARD = 5;
const AT_ONCE = 10;
const TIMEOUT_MS = 300_000;
const END_WITHIN_MS = 90_000;

let dir: string;
let connection: Connection;
beforeAll(async () => {
  connection = await connectMongo(testResources('sessions').mongoUri);
  dir = await mkdtemp(path.join(tmpdir(), 'killed-at-'));
});
afterAll(async () => {
  await connection.close();
  await rm(dir, { recursive: true });
});

/** Runs the service in a process of its own. @param deadly where the process dies; nowhere without it */
async function runProcess(
  resources: TestResources,
  deadly = '',
): Promise<{ points: readonly string[]; signal: string | null }> {
  const { mongoUri, kafkaBrokers, kafkaPrefix, kafkaConnection } = resources;
  const notes = path.join(dir, kafkaPrefix);
  const script = path.join(import.meta.dirname, 'support/killed-at.ts');
  const kafkaText = JSON.stringify(kafkaConnection);
  const args = [script, mongoUri, kafkaBrokers, kafkaPrefix, kafkaText, notes, deadly];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [, signal] = await once(child, 'exit');
  const points = (await readFile(notes, 'utf8')).trim().split('\n');
  await endSessions(
    points.filter((note) => note.startsWith(SESSION)).map((note) => note.slice(SESSION.length)),
  );
  return { points, signal };
}

/** As MongoDB does after a while with the open transactions of a process that is gone. */
async function endSessions(ids: readonly string[]): Promise<void> {
  const sessions = ids.filter((id) => id !== '').map((id) => ({ id: new mongo.UUID(id) }));
  const command = { killSessions: sessions };
  await connection.getClient().db('admin').command(command);
}

/** Another replica goes on where that one ended. @returns what stands in the database in the end */
async function goOn({
  mongoUri,
  kafkaBrokers: brokers,
  kafkaPrefix: prefix,
  kafkaConnection: kafka,
}: TestResources): Promise<unknown> {
  const connection = await connectMongo(mongoUri);
  const service = createInterruptedService(connection, { brokers, prefix, kafka });
  try {
    await service.start();
    await service.makeChanges();
    // the last event of the only partition: what was sent twice stands before it
    await service.make(LAST_CHANGE);
    await waitFor('everything to be told and heard of', () => service.isDone(), END_WITHIN_MS);
    return await stateOf(connection);
  } finally {
    await service.events.stop();
    await connection.dropDatabase();
    await connection.close();
  }
}

async function stateOf(connection: Connection): Promise<unknown> {
  const all = (name: string) =>
    connection.collection<{ _id: unknown }>(name).find({}).sort({ _id: 1 }).toArray();
  const outbox = await all('outbox');
  return {
    changes: await all('changes'),
    sums: await all('sums'),
    sequences: await all('outbox_sequences'),
    watermarks: await all('projection_watermarks'),
    deadLetters: await all('dead_letters'),
    events: outbox.length,
    applied: (await all('inbox')).length,
  };
}

/** Before and after the first of these requests; a transaction is committed where a change is made and where it is heard of. */
function deadlyPoints(effect: string, points: readonly string[]): readonly string[] {
  const isBoth = effect === 'MongoDB commitTransaction';
  return ['before', 'after'].flatMap((side) => {
    const places = points.filter((point) => point.startsWith(`${side} ${effect}#`));
    const [first] = places;
    if (first === undefined) throw new Error(`the service never came by ${side} ${effect}`);
    const heard = `${side} ${effect}#${FIRST_HEARD}`;
    return isBoth ? [first, heard] : [first];
  });
}

test(
  'a process that is killed at any of its requests, before or after it, changes nothing about the end',
  async () => {
    const undisturbed = testResources('undisturbed');
    const { points, signal } = await runProcess(undisturbed);
    expect(signal).toBeNull();
    const expected = await goOn(undisturbed);

    const deadly = EFFECTS.flatMap((effect) => deadlyPoints(effect, points));
    const left = [...deadly];
    const ends: [string, string | null, unknown][] = [];
    const work = async (): Promise<void> => {
      for (let point = left.shift(); point !== undefined; point = left.shift()) {
        const resources = testResources('killed');
        const killed = await runProcess(resources, point);
        ends.push([point, killed.signal, await goOn(resources)]);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    for (const end of ends) expect(end).toEqual([end[0], 'SIGKILL', expected]);
    expect(ends).toHaveLength(deadly.length);
  },
  TIMEOUT_MS,
);
