import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { DAY_MS } from '@zielona-fala/contracts';
import { EVENT_TOPICS } from '@zielona-fala/contracts/events';
import { connectKafkajs } from '@zielona-fala/service-kit/kafkajs';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { createLog } from '@zielona-fala/service-kit/process';
import { testResources } from '@zielona-fala/service-kit/testing';
import type { Connection } from 'mongoose';
import { goTool } from '../src/infra/go-tool.ts';
import { K8S, type Manifest, render } from '../src/kubernetes/manifests.ts';
import { ROOT } from '../src/paths.ts';
import { run } from '../src/process/run.ts';
import { type KafkaWithUsers, startKafkaWithUsers } from '../src/test/kafka-with-users.ts';

const START_MS = 20 * 60_000;
const PASSWORD = 'password-of-all-users';
const USER = 'erasures';
const [IN_LOG, IN_BOTH, IN_KAFKA, RENAMED] = [1, 2, 3, 4];
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

const resources = testResources('erasure-replay');
const log = createLog('test', 'silent');
let dir: string;
let kafka: KafkaWithUsers;
let connection: Connection;
let pod: Manifest;
let file: string;

beforeAll(async () => {
  await goTool('kustomize');
  const { manifests } = await render(path.join(K8S, 'overlays/staging'));
  const job = manifests.find(
    ({ kind, metadata }) => kind === 'CronJob' && metadata.name === 'erasure-replay',
  );
  pod = job?.spec.jobTemplate.spec.template.spec;
  dir = await mkdtemp(path.join(tmpdir(), 'erasure-replay-'));
  await mkdir(path.join(dir, 'kafka'));
  kafka = await startKafkaWithUsers(
    { dataDir: path.join(dir, 'kafka'), logFile: path.join(dir, 'kafka.log'), onCrash: () => undefined },
    manifests.filter(({ kind }) => kind === 'KafkaUser'),
    PASSWORD,
  );
  connection = await connectMongo(resources.mongoUri);
  await tell();
}, START_MS);

afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
  await kafka.stop();
  await rm(dir, { recursive: true });
});

beforeEach(async () => {
  file = path.join(await mkdtemp(path.join(dir, 'log-')), 'erasures.jsonl');
  await writeFile(file, line(IN_LOG, LONG_AGO) + line(IN_BOTH, LONG_AGO));
});

const LONG_AGO = daysAgo(60);
const AT = daysAgo(1);
const line = (userId: number, at: string): string => `${JSON.stringify({ userId, at })}\n`;
const WITH_KAFKA = [line(IN_LOG, LONG_AGO), line(IN_BOTH, LONG_AGO), line(IN_KAFKA, AT)].join('');

/** Creates the topics, and tells who has left. */
async function tell(): Promise<void> {
  const inside = connectKafkajs('test', kafka.inside, log);
  const admin = inside.admin();
  await admin.connect();
  await admin.createTopics({
    topics: EVENT_TOPICS.map((topic) => ({ topic, numPartitions: 6 })),
    waitForLeaders: true,
  });
  await admin.disconnect();
  const message = (userId: number, change: string) => ({
    key: String(userId),
    value: JSON.stringify({ occurredAt: AT, data: { userId, change, isActive: false } }),
  });
  const producer = inside.producer();
  await producer.connect();
  await producer.send({
    topic: 'user-changed',
    messages: [
      ...[message(IN_BOTH, 'deleted'), message(RENAMED, 'renamed'), message(IN_KAFKA, 'deleted')],
      { key: 'nobody', value: 'unreadable' },
    ],
  });
  await producer.disconnect();
}

/** What stands in secrets, and what differs on this machine. */
const HERE = (): Readonly<Record<string, string>> => ({
  KAFKA_BROKERS: kafka.address,
  KAFKA_PASSWORD: PASSWORD,
  KAFKA_TLS: 'false',
  NODE_EXTRA_CA_CERTS: '',
  MONGODB_URI: resources.mongoUri,
});

/** Runs a container of the Job as its manifest says. */
async function runContainer({ args, env }: Manifest, settings: Readonly<Record<string, string>> = {}) {
  const inHere = (text: string) => text.replaceAll('/erasures/', `${path.dirname(file)}/`);
  const [command = '', ...rest] = (args as string[]).map(inHere);
  const variables = (env as { name: string; value?: string }[]).map(({ name, value }) => [
    name,
    HERE()[name] ?? value,
  ]);
  const { code, output } = await run(command, rest, {
    cwd: path.join(ROOT, 'svc-identity'),
    env: {
      PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH ?? ''}`,
      NODE_ENV: 'production',
      ...Object.fromEntries(variables),
      ...settings,
    },
  });
  return { code, output };
}

const collect = (settings = {}) => runContainer(pod.initContainers[0], settings);

const deletionsTold = async (): Promise<number[]> => {
  const told = await connection.collection('outbox').find({ 'event.data.change': 'deleted' }).toArray();
  return told.map(({ event }) => event.data.userId).toSorted();
};

test('the Job erases again who is in the log, and whom Kafka alone knows', async () => {
  expect(await collect()).toEqual({ code: 0, output: '2 erasures in Kafka, 3 in the log with them\n' });
  expect(await readFile(file, 'utf8')).toBe(WITH_KAFKA);
  expect(await deletionsTold()).toEqual([]);
  expect(await runContainer(pod.containers[0])).toEqual({
    code: 0,
    output: '3 erasures replayed, 0 of them of accounts that were here\n',
  });
  expect(await deletionsTold()).toEqual([IN_LOG, IN_BOTH, IN_KAFKA]);
});

test('it can be repeated, and leaves no group that has read anything', async () => {
  await collect();
  expect((await collect()).code).toBe(0);
  expect(await readFile(file, 'utf8')).toBe(WITH_KAFKA);
  const admin = connectKafkajs('test', kafka.inside, log).admin();
  await admin.connect();
  const { groups } = await admin.listGroups();
  const committed = await Promise.all(groups.map(({ groupId }) => admin.fetchOffsets({ groupId })));
  await admin.disconnect();
  expect(committed.flat()).toEqual([]);
});

test('a Kafka that says nothing ends it in a sentence, and the log stays as it was', async () => {
  const before = await readFile(file, 'utf8');
  const said = [
    // may write the topic, and not read it
    await collect({ KAFKA_USERNAME: 'identity' }),
    // does not see it
    await collect({ KAFKA_PREFIX: 'other-' }),
    await collect({ KAFKA_PASSWORD: 'another' }),
  ];
  expect(said).toEqual([
    { code: 1, output: expect.stringMatching(/^Kafka was not read: .*\n$/) },
    { code: 1, output: 'Kafka has no topic user-changed, or none that this user may see.\n' },
    { code: 1, output: expect.stringMatching(/^Kafka was not read: .*\n$/) },
  ]);
  expect(await readFile(file, 'utf8')).toBe(before);
});

test('a log that is missing is no empty log', async () => {
  await rm(file);
  const { code, output } = await collect();
  expect([code, output]).toEqual([1, expect.stringMatching(/^There is no .*erasures\.jsonl: .*\n$/)]);
});

test('its user may read the topic, and do nothing else', async () => {
  const { address } = kafka;
  const security = { KAFKA_TLS: false, KAFKA_USERNAME: USER, KAFKA_PASSWORD: PASSWORD };
  const client = connectKafkajs('test', address, log, security);
  const admin = client.admin();
  await admin.connect();
  expect(await admin.listTopics()).toEqual(['user-changed']);
  expect((await admin.listGroups()).groups.filter(({ groupId }) => !groupId.startsWith('erasures-'))).toEqual(
    [],
  );
  await admin.disconnect();
  const producer = client.producer({ retry: { retries: 0 } });
  await producer.connect();
  await expect(
    producer.send({ topic: 'user-changed', messages: [{ key: '1', value: 'forged' }] }),
  ).rejects.toThrow('Not authorized to access topics');
  await producer.disconnect();
});
