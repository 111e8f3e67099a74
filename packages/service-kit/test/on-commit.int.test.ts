import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import {
  connectMongo,
  createTransact,
  inSharedTransaction,
  onCommit,
  type Transaction,
} from '../src/mongo/index.ts';
import { testResources } from '../src/testing/index.ts';

let connection: Connection;
let told: string[];

beforeAll(async () => {
  connection = await connectMongo(testResources('on-commit').mongoUri);
});

beforeEach(async () => {
  told = [];
  await changes().deleteMany({});
});

afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const changes = () => connection.collection<{ _id: string }>('changes');

const change = async (name: string, transaction: Transaction) => {
  await changes().insertOne({ _id: name }, { session: transaction });
  onCommit(transaction, async () => void told.push(`${name}, of ${await changes().countDocuments()}`));
};

/** As MongoDB does with a transaction that lasts too long: its commit fails. */
const kill = ({ id }: Transaction) =>
  connection
    .getClient()
    .db('admin')
    .command({ killSessions: [id] });

test('what follows a commit happens after it, once', async () => {
  await createTransact(connection)(async (transaction) => {
    await change('plain', transaction);
    expect(told).toEqual([]);
  });
  expect(told).toEqual(['plain, of 1']);
});

test('what is tried again is followed once', async () => {
  let attempts = 0;
  await createTransact(connection)(async (transaction) => {
    attempts += 1;
    await change('again', transaction);
    if (attempts === 1) await kill(transaction);
  });
  expect([attempts, told]).toEqual([2, ['again, of 1']]);
});

test('what is never committed is never followed', async () => {
  let attempts = 0;
  const failing = createTransact(connection)(async (transaction) => {
    attempts += 1;
    if (attempts === 3) throw new Error('given up');
    await change('never', transaction);
    await kill(transaction);
  });
  await expect(failing).rejects.toThrow('given up');
  expect([attempts, told, await changes().countDocuments()]).toEqual([3, [], 0]);
});

test('what is a part of a shared transaction is followed when the whole is committed', async () => {
  await inSharedTransaction(connection, async () => {
    await createTransact(connection)((transaction) => change('first', transaction));
    await createTransact(connection)((transaction) => change('second', transaction));
    expect(told).toEqual([]);
  });
  expect(told).toEqual(['first, of 2', 'second, of 2']);
});
