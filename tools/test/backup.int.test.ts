import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { connectKafkajs } from '@zielona-fala/service-kit/kafkajs';
import { connectMongo, createTransact } from '@zielona-fala/service-kit/mongo';
import { createLog } from '@zielona-fala/service-kit/process';
import { testResources } from '@zielona-fala/service-kit/testing';
import { type Connection, mongo } from 'mongoose';
import { restore } from '../src/backup/backup.ts';
import { dumpDatabases } from '../src/backup/dump.ts';
import {
  erasureLogFile,
  erasuresInKafka,
  readErasureLog,
  writeErasureLog,
} from '../src/backup/erasure-log.ts';
import { loadDatabases } from '../src/backup/load.ts';
import { collectionFile } from '../src/backup/manifest.ts';

const { mongoUri, kafkaBrokers, kafkaPrefix } = testResources('backup');

let folder: string;
let connection: Connection;

beforeAll(async () => {
  connection = await connectMongo(mongoUri);
});

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
});

afterEach(async () => {
  await connection.dropDatabase();
  await rm(folder, { recursive: true });
});

afterAll(() => connection.close());

const dump = () => dumpDatabases(mongoUri, [connection.name], folder);

const hashes = async (): Promise<unknown> => (await connection.db?.command({ dbHash: 1 }))?.collections;
const indexes = (name: string) => connection.collection(name).listIndexes().toArray();

test('what is restored is the same to the bit, with its indexes', async () => {
  const kinds = connection.collection('kinds');
  await kinds.insertMany([
    {
      int: new mongo.Int32(1),
      long: new mongo.Long(1),
      double: new mongo.Double(1),
      decimal: mongo.Decimal128.fromString('1.10'),
    },
    { date: new Date(), none: null, bytes: new mongo.Binary(Buffer.from([0, 255])), pattern: /a+/i },
    {
      deep: { list: [1, [2, { three: new mongo.ObjectId() }]] },
      text: 'ż'.repeat(200_000),
      at: new mongo.Timestamp(7n),
    },
  ]);
  await connection
    .collection<{ _id: number }>('many')
    .insertMany(Array.from({ length: 2500 }, (_, _id) => ({ _id })));
  await kinds.createIndex(
    { int: 1, long: -1 },
    { unique: true, partialFilterExpression: { int: { $gt: 0 } } },
  );
  await kinds.createIndex({ date: 1 }, { expireAfterSeconds: 3600 });
  await connection.createCollection('nothing');
  const before = [await hashes(), await indexes('kinds')];
  const { collections } = await dump();
  expect(collections.map(({ name, documents }) => [name, documents])).toEqual([
    ['kinds', 3],
    ['many', 2500],
    ['nothing', 0],
  ]);
  await connection.dropDatabase();
  await loadDatabases(mongoUri, folder);
  expect([await hashes(), await indexes('kinds')]).toEqual(before);
});

test('collections are of one moment, whatever is written meanwhile', async () => {
  const [left, right] = ['accounts', 'balances'].map((name) =>
    connection.collection<{ _id: number; sum: number }>(name),
  );
  if (left === undefined || right === undefined) throw new Error('no collections');
  await left.insertOne({ _id: 1, sum: 0 });
  await right.insertOne({ _id: 1, sum: 0 });
  let isOver = false;
  const writing = (async () => {
    while (!isOver) {
      await createTransact(connection)(async (session) => {
        await left.updateOne({ _id: 1 }, { $inc: { sum: 1 } }, { session });
        await right.updateOne({ _id: 1 }, { $inc: { sum: 1 } }, { session });
      });
    }
  })();
  await dump();
  isOver = true;
  await writing;
  await connection.dropDatabase();
  await loadDatabases(mongoUri, folder);
  expect((await left.findOne())?.sum).toBe((await right.findOne())?.sum);
});

test('a backup that was changed or is not whole, and databases that hold something, are refused', async () => {
  await connection.collection('kinds').insertOne({ a: 1 });
  await dump();
  await expect(loadDatabases(mongoUri, folder)).rejects.toThrow('is not empty');
  await connection.dropDatabase();
  const file = collectionFile(folder, { database: connection.name, name: 'kinds' });
  const bytes = await readFile(file);
  await writeFile(file, bytes.subarray(0, -1));
  await expect(loadDatabases(mongoUri, folder)).rejects.toThrow('has changed since it was written');
  await rm(path.join(folder, 'manifest.json'));
  await expect(loadDatabases(mongoUri, folder)).rejects.toThrow('not a complete backup');
  expect(await hashes()).toEqual({});
});

const FIRST = new Date('2026-11-01T10:00:00.000Z');
const LATER = new Date('2026-11-02T10:00:00.000Z');

test('a restore keeps the first moments of the log and those that Kafka alone knows, before anything is destroyed', async () => {
  const file = erasureLogFile(folder);
  await writeErasureLog(file, new Map([[1, FIRST]]));
  const kafka = connectKafkajs('test', kafkaBrokers, createLog('test', 'silent'));
  const brokers = { brokers: kafkaBrokers, prefix: kafkaPrefix };
  expect(await erasuresInKafka(brokers)).toEqual(new Map());
  const admin = kafka.admin();
  await admin.connect();
  const topic = `${kafkaPrefix}user-changed`;
  await admin.createTopics({ topics: [{ topic, numPartitions: 3 }], waitForLeaders: false });
  const producer = kafka.producer();
  await producer.connect();
  const told = (userId: number, change: string) => ({
    key: String(userId),
    value: JSON.stringify({ occurredAt: LATER, data: { userId, change } }),
  });
  await producer.send({
    topic,
    messages: [told(1, 'deleted'), told(2, 'renamed'), told(3, 'deleted'), { value: 'none' }],
  });
  await producer.disconnect();
  const servers = { ...brokers, mongodbUri: mongoUri, redisUrl: 'redis://127.0.0.1:9' };
  const incomplete = path.join(folder, 'incomplete');
  await expect(restore(servers, incomplete, await readErasureLog(file))).rejects.toThrow(
    'not a complete backup',
  );
  expect([...(await readErasureLog(file))].toSorted()).toEqual([
    [1, FIRST],
    [3, LATER],
  ]);
  expect(await admin.listTopics()).toContain(topic);
  await admin.disconnect();
});

test('an erasure log that is missing or broken is refused: it would look as if nobody had left', async () => {
  const file = erasureLogFile(folder);
  await expect(readErasureLog(file)).rejects.toThrow(`There is no ${file}`);
  for (const line of ['{"userId":5}', 'userId 5', '{"userId":"x","at":"2026-11-01T10:00:00.000Z"}']) {
    await writeFile(file, `${line}\n`);
    await expect(readErasureLog(file)).rejects.toThrow(`${file} cannot be read`);
  }
});
