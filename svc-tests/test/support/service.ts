import type { BankQuestion } from '@zielona-fala/contracts/bank';
import { questionsForExams, writeBank } from '@zielona-fala/contracts/bank/testing';
import { createBankStore, createDrawStore, loadBank } from '@zielona-fala/question-store';
import { INTERNAL_TOKEN_HEADER } from '@zielona-fala/service-kit/http';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import {
  type App,
  type Clock,
  createLog,
  createMetrics,
  newId,
  systemClock,
} from '@zielona-fala/service-kit/process';
import {
  type FakeIdentity,
  startFakeIdentity,
  startTestTokens,
  type TestResources,
  testResources,
  testSettings,
} from '@zielona-fala/service-kit/testing';
import type { Connection } from 'mongoose';
import request from 'supertest';
import { createApp } from '../../src/app.ts';
import type { TestsConfig } from '../../src/config.ts';
import type { Random } from '../../src/draw/random.ts';

/** Makes a call and gives back its answer; `path` follows `/api/v1/tests`. */
export type Caller = (
  method: Method,
  path: string,
  body?: object,
  headers?: Readonly<Record<string, string>>,
) => Promise<request.Response>;

export interface Learner {
  readonly userId: number;
  readonly call: Caller;
  /** Asks as identity does what the service holds of the learner; without the internal token, as anybody may. */
  export(internalToken?: string): Promise<request.Response>;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The real service on the real parts; only identity's answers, and the clock if asked, are made up. */
export interface TestService {
  readonly resources: TestResources;
  readonly connection: Connection;
  readonly app: App;
  readonly identity: FakeIdentity;
  /** Makes identity say from now on that the learner's account is (not) active. */
  setActive(userId: number, isActive: boolean): void;
  /** Somebody who is not signed in. */
  readonly anybody: Caller;
  /** A learner who is signed in, and active as far as identity knows: a new one, or one of another replica. */
  learner(userId?: number): Learner;
  stop(): Promise<void>;
}

export interface TestServiceOptions {
  readonly clock?: Clock;
  readonly random?: Random;
  readonly reminderPollMs?: number;
  /** The bank, instead of one that fills two exams of category B. */
  readonly questions?: readonly BankQuestion[];
  /** Files of the bank's rules; none without them. */
  readonly rules?: Readonly<Record<string, unknown>>;
  /** Gets every line of the log. */
  readonly logTo?: { write(line: string): void };
  readonly config?: Partial<TestsConfig>;
  /** Goes on with the database and topics of another service. */
  readonly resources?: TestResources;
}

export async function startService(options: TestServiceOptions = {}): Promise<TestService> {
  const resources = options.resources ?? testResources('tests');
  const connection = await connectMongo(resources.mongoUri);
  const tokens = await startTestTokens();
  const identity = await startFakeIdentity();
  const bank = await writeBank({ 'b.json': options.questions ?? questionsForExams(2) }, options.rules);
  const settings = testSettings(resources, { tokens, identity });
  const config = {
    ...settings,
    HASH_SECRET: 'hash-secret-of-tests-hash-secret-of-tests',
    MEDIA_BASE_URL: '/media',
    BANK_DIR: bank,
    RATE_LIMIT_SCALE: 1,
    ...options.config,
  };
  const log = createLog('svc-tests', options.logTo === undefined ? 'silent' : 'trace', options.logTo);
  const app = createApp(config, { log, metrics: createMetrics() }, options);
  await app.start();
  await loadBank(bank, createBankStore(connection, createDrawStore(connection)));
  // test files share one Redis: nobody may meet a learner of another file
  let nextLearner = newId(systemClock);
  const newLearner = (): number => {
    nextLearner += 1;
    return nextLearner;
  };
  const caller =
    (tokenOf: () => Promise<string | null>): Caller =>
    async (method, path, body, headers = {}) => {
      const token = await tokenOf();
      const call = request(app.http)[method](`/api/v1/tests${path}`).set(headers);
      if (token !== null) call.set('x-access-token', token);
      return body === undefined ? call : call.send(body);
    };
  const setActive = (userId: number, isActive: boolean): void => {
    identity.accounts.set(userId, { userId, username: `u${userId}`, isActive });
  };
  return {
    resources,
    connection,
    app,
    identity,
    setActive,
    anybody: caller(async () => null),
    learner(userId = newLearner()) {
      setActive(userId, true);
      return {
        userId,
        call: caller(() => tokens.issue(userId)),
        export: async (internalToken = settings.IDENTITY_TOKEN) =>
          request(app.http)
            .get('/internal/export')
            .set({ 'x-access-token': await tokens.issue(userId), [INTERNAL_TOKEN_HEADER]: internalToken }),
      };
    },
    async stop() {
      await app.stop();
      await connection.close();
      await tokens.stop();
      await identity.stop();
    },
  };
}
