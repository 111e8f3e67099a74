import path from 'node:path';
import process from 'node:process';
import { DAY_MS } from '@zielona-fala/contracts';
import { changeReminders } from '@zielona-fala/contracts/api/reminders/change-reminders';
import { EVENTS } from '@zielona-fala/contracts/events';
import { createDeadLetters } from '@zielona-fala/service-kit/events';
import { createTransact, inDatabase } from '@zielona-fala/service-kit/mongo';
import { systemClock } from '@zielona-fala/service-kit/process';
import {
  createAccountStore,
  createGoogleStore,
  createMailQueue,
  mailCollection,
} from '@zielona-fala/svc-identity/bench/collections';
import { withDatabase } from '@zielona-fala/tools/mongo-uri';
import { run, until } from '@zielona-fala/tools/process';
import type mongoose from 'mongoose';
import { beginExam } from './calls/tests.ts';
import type { Life } from './life.ts';
import type { Stage } from './stage.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const DONE = { timeoutMs: 60_000 };
const ISSUER = 'https://issuer.example';

/** Of the databases, the ones with events of others. */
const DATABASES = { 'svc-identity': 'identity', 'svc-tests': 'tests', 'svc-stats': 'stats' } as const;

/** Has all happen that happens without a call: what is due, what operators ask for, what sign-ins by Google keep. */
export async function pass(stage: Stage, life: Life): Promise<void> {
  await endExam(stage, life);
  await remind(stage, life);
  await scrape(stage);
  await operate(stage, life);
  await replayDeadLetters(stage, life);
  await queueMails(stage, life);
  await signInByGoogle(stage, life);
}

/** An exam whose time is over is ended by the service. */
async function endExam({ client }: Stage, { member }: Life): Promise<void> {
  const tests = client.db('tests').collection<{ _id: number }>('tests');
  const _id = await beginExam(member);
  await tests.updateOne({ _id }, { $set: { deadline: new Date(0) } });
  await until(
    'the end of an exam whose time is over',
    async () => {
      if ((await tests.findOne({ _id, status: { $ne: 'unfinished' } })) === null) throw new Error('not yet');
    },
    DONE,
  );
}

/** A learner whose hour has come is reminded, by mail and by a notification. */
async function remind({ client }: Stage, { learner }: Life): Promise<void> {
  await learner.make(changeReminders, { body: { mail: true, push: true, hour: 0 } });
  await letTimePass(client, learner.userId);
  const reminders = client.db('tests').collection<{ _id: number }>('reminders');
  const _id = learner.userId;
  const past = new Date(Date.now() - 1000);
  await reminders.updateOne({ _id }, { $set: { nextAt: past }, $unset: { lastDay: '' } });
  const pushes = client.db('identity').collection('pushes');
  await until(
    'a notification',
    async () => {
      if ((await pushes.findOne({ userId: _id })) === null) throw new Error('not yet');
    },
    DONE,
  );
}

interface StoredKnowledge {
  readonly _id: string;
  /** Of each the third and the sixth number are days. */
  readonly memories: Readonly<Record<string, readonly number[]>>;
}

/** As if all answers had been given two months ago, so that something is due. */
async function letTimePass(client: mongoose.mongo.MongoClient, userId: number): Promise<void> {
  const learning = client.db('tests').collection<StoredKnowledge>('learning');
  const _id = `${userId}:B`;
  const known = await learning.findOne({ _id });
  const memories = Object.fromEntries(
    Object.entries(known?.memories ?? {}).map(([number, memory]) => [
      number,
      memory.map((value, place) => (place === 2 || place === 5 ? value - 60 : value)),
    ]),
  );
  await learning.updateOne({ _id }, { $set: { memories } });
}

/** What each service measures, and in doing so asks its database. */
async function scrape({ services }: Stage): Promise<void> {
  for (const url of Object.values(services.probeUrls)) await (await fetch(`${url}/metrics`)).text();
}

/** Runs the commands of operators. */
async function operate({ services, client }: Stage, { learner }: Life): Promise<void> {
  const command = async (service: keyof typeof DATABASES, name: string, ...args: string[]) => {
    const { code, output } = await run(process.execPath, [`src/commands/${name}.ts`, ...args], {
      cwd: path.join(REPOSITORY, service),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        MONGODB_URI: withDatabase(services.mongodbUri, DATABASES[service]),
        REDIS_URL: services.redisUrl,
        KAFKA_BROKERS: services.kafkaBrokers,
      },
      signal: AbortSignal.timeout(DONE.timeoutMs),
    });
    if (code !== 0) throw new Error(`${service} ${name} ${args.join(' ')} ended with ${code}: ${output}`);
  };
  for (const service of ['svc-identity', 'svc-tests', 'svc-stats'] as const) {
    await command(service, 'make-indexes');
    await command(service, 'events', 'outbox');
  }
  await command('svc-identity', 'sessions', 'list', learner.email);
  await command('svc-identity', 'flags', 'list');
  const reports = client.db('tests').collection<{ _id: number }>('question_reports');
  const report = await reports.findOne({ userId: learner.userId, status: 'open' });
  await command('svc-tests', 'reports', 'answer', String(report?._id), 'Poprawione, dziękujemy.');
  await command('svc-tests', 'reports', 'close', String(report?._id));
  await command('svc-tests', 'rebuild', String(learner.userId));
  const replayed = client.db('stats').collection('retold_events');
  await until(
    'statistics of what was replayed',
    async () => {
      if ((await replayed.findOne({ userId: learner.userId })) !== null) throw new Error('not yet');
    },
    DONE,
  );
}

/** Events that no service can apply are parked, and redriven without success. */
async function replayDeadLetters({ services }: Stage, { learner }: Life): Promise<void> {
  for (const [topic, database] of [
    ['test-finished', 'identity'],
    ['user-changed', 'tests'],
    ['level-up', 'stats'],
  ] as const) {
    await inDatabase(withDatabase(services.mongodbUri, database), async (connection) => {
      const letters = createDeadLetters(connection);
      const { golden } = EVENTS[topic];
      const aggregateId = String(learner.userId);
      const message = JSON.stringify({ ...golden, aggregateId, version: 0, data: {} });
      await letters.park({ topic, message, erasure: false, reason: 'no such version' });
      const collection = connection.collection('dead_letters');
      const parked = await collection.findOne({ userId: learner.userId });
      await letters.requestRedrive([String(parked?._id)]);
      await until(
        'the redrive of a dead letter',
        async () => {
          if ((await letters.nextToRedrive()) !== null) throw new Error('not yet');
        },
        DONE,
      );
    });
  }
}

/** What the queue of mails does where a mail cannot be written or delivered. */
async function queueMails({ services }: Stage, { learner }: Life): Promise<void> {
  await inDatabase(withDatabase(services.mongodbUri, 'identity'), async (connection) => {
    const mails = createMailQueue(connection, systemClock);
    const { email: to, userId } = learner;
    // of tomorrow: the service must not send them meanwhile
    const tomorrow = createMailQueue(connection, { now: () => new Date(Date.now() + DAY_MS) });
    const mail = { kind: 'password-changed', to, locale: 'pl', username: 'ola', link: null } as const;
    await createTransact(connection)((transaction) => tomorrow.add(mail, userId, transaction));
    const queued = await mailCollection(connection).findOne({ userId, nextAt: { $gt: new Date() } });
    if (queued === null) throw new Error('the mail is not in the queue');
    await mails.postpone(queued, 'outage');
    await mails.park(queued, 'no words');
    await mails.redrive(queued._id);
    await mails.park(queued, 'no words');
    await mails.removeParked(queued._id);
    await mails.ofUser({ userId, email: to });
  });
}

/** What a sign-in by Google keeps until it ends: no provider is here, so its store is used alone. */
async function signInByGoogle({ services }: Stage, { learner }: Life): Promise<void> {
  await inDatabase(withDatabase(services.mongodbUri, 'identity'), async (connection) => {
    const store = createGoogleStore(connection, systemClock);
    const transact = createTransact(connection);
    const { userId, email } = learner;
    const state = String(userId);
    const linking = { userId, sessionId: 'session', credentialVersion: 0 };
    const challenge = { state, nonce: 'nonce', codeVerifier: 'verifier' };
    const begun = { ...challenge, locale: 'pl', redirectTo: null, linking } as const;
    for (const browser of [`kept-${state}`, `used-${state}`]) {
      await transact((transaction) => store.addRequest(browser, begun, transaction));
      await store.addProof(browser, { issuer: ISSUER, subject: state, email });
    }
    await store.takeRequest(`used-${state}`, state);
    await store.proof(`used-${state}`);
    await store.removeProof(`used-${state}`);
    await createAccountStore(connection).byGoogle({ issuer: ISSUER, subject: state });
  });
}
