import { afterAll, beforeAll, test } from '@jest/globals';
import { question, writeBank } from '@zielona-fala/contracts/bank/testing';
import { createBankStore, createDrawStore, loadBank, type StratumSize } from '@zielona-fala/question-store';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { createLog } from '@zielona-fala/service-kit/process';
import { operationsDuring, testResources, waitFor } from '@zielona-fala/service-kit/testing';
import type { Connection } from 'mongoose';
import { createStrataWatch, type StrataWatch } from '../src/draw/strata-watch.ts';

const REPLICAS = 2;

interface Replica extends StrataWatch {
  readonly sizes: () => Promise<readonly StratumSize[]>;
}

let connection: Connection;
let connections: readonly Connection[];
let replicas: readonly Replica[];

beforeAll(async () => {
  const { mongoUri } = testResources('strata-watch');
  connection = await connectMongo(mongoUri);
  connections = await Promise.all(Array.from({ length: REPLICAS }, () => connectMongo(mongoUri)));
  replicas = connections.map((each) => {
    const watch = createStrataWatch(each, createLog('strata-watch', 'silent'));
    return { ...watch, sizes: watch.remember(createDrawStore(each).sizes) };
  });
  for (const replica of replicas) replica.start();
});

afterAll(async () => {
  for (const replica of replicas) await replica.stop();
  for (const each of [connection, ...connections]) await each.close();
});

/** Another process loads a bank of so many questions. */
async function load(questions: number): Promise<void> {
  const bank = Array.from({ length: questions }, (_, index) => question(1_900_001 + index));
  const folder = await writeBank({ 'b.json': bank });
  await loadBank(folder, createBankStore(connection, createDrawStore(connection)));
}

const totals = async () =>
  Promise.all(
    replicas.map(async (replica) => (await replica.sizes()).reduce((sum, { size }) => sum + size, 0)),
  );
const everyReplicaHas = (size: number) =>
  waitFor(`${size} questions`, async () => (await totals()).every((total) => total === size));
const isRemembered = async () =>
  (await operationsDuring(connection, totals)).every(({ collection }) => collection !== 'strata');

test('every replica remembers the sizes of the strata until somebody changes them', async () => {
  await load(3);
  await everyReplicaHas(3);
  await waitFor('the sizes to be remembered', isRemembered);
  await load(5);
  await everyReplicaHas(5);
  await waitFor('the new sizes to be remembered', isRemembered);
});

test('a replica that cannot watch the strata reads them, and watches again', async () => {
  await connection.dropCollection('strata');
  await everyReplicaHas(0);
  await load(4);
  await everyReplicaHas(4);
  await waitFor('the sizes to be remembered again', isRemembered);
});
