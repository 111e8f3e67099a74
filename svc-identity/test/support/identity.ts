import type { IncomingMessage, ServerResponse } from 'node:http';
import { ACCESS_TOKEN_HEADER, type UserDto } from '@zielona-fala/contracts';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { type App, createLog, createMetrics, readConfig } from '@zielona-fala/service-kit/process';
import {
  createTestClock,
  type TestClock,
  type TestResources,
  testResources,
  waitFor,
} from '@zielona-fala/service-kit/testing';
import type { Connection } from 'mongoose';
import request from 'supertest';
import { createApp, type IdentityOptions } from '../../src/app.ts';
import { IDENTITY_CONFIG } from '../../src/config.ts';
import type { WrittenMail } from '../../src/mail/domain.ts';

export const PASSWORD = 'zielone-swiatlo';
export const SETTINGS = {
  NODE_ENV: 'test',
  PORT: '1',
  PROBE_PORT: '1',
  LOG_LEVEL: 'silent',
  TOKEN_ISSUER: 'https://portal.test',
  TOKEN_AUDIENCE: 'portal',
  TESTS_TOKEN: 'token-shared-with-svc-tests',
  STATS_TOKEN: 'token-shared-with-svc-stats',
  PUBLIC_URL: 'https://portal.test',
  TESTS_URL: 'http://127.0.0.1:1',
  STATS_URL: 'http://127.0.0.1:1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'no-reply@portal.test',
  OPERATOR_NAME: 'Jan Operator',
  OPERATOR_ADDRESS: 'ul. Testowa 1, Warszawa',
  OPERATOR_EMAIL: 'operator@portal.test',
  KEY_SECRET: 'key-secret-of-tests-key-secret-of-tests',
  SESSION_SECRET: 'session-secret-of-tests-session-secret',
  SESSION_ID_SECRET: 'session-id-secret-of-tests-session-id',
};

/** A learner who signed up in a test. */
export interface TestLearner {
  readonly userId: number;
  readonly email: string;
  readonly accessToken: string;
  readonly cookies: string;
}

/** The whole service on real servers, with a clock that tests move and a mail server that never fails unless told to. */
export interface TestIdentity {
  readonly app: App;
  readonly resources: TestResources;
  readonly connection: Connection;
  readonly clock: TestClock;
  readonly mails: WrittenMail[];
  /** While true the mail server takes nothing. */
  mailServerDown: boolean;
  readonly call: ReturnType<typeof request>;
  /** Posts JSON with an access token. */
  readonly post: (path: string, accessToken: string, body?: object) => request.Test;
  register(name: string, headers?: Record<string, string>): Promise<TestLearner>;
  registerActive(name: string): Promise<TestLearner>;
  user(learner: TestLearner): Promise<UserDto>;
  /** The token in the newest mail to an address; waits for `count` mails to it. */
  mailedToken(email: string, count?: number): Promise<string>;
  /** The log so far, one JSON line each. */
  readonly log: readonly string[];
  /** All measurements, as a scrape reads them. */
  scrape(): Promise<string>;
  /** A measurement's value for one operation, as a scrape would read it; 0 before its first. */
  measured(name: string, operation: string): Promise<number>;
  stop(): Promise<void>;
}

/** @param settings with an `SMTP_URL` mails go there and not to `mails` */
export async function startIdentity(
  settings: Record<string, string> = {},
  resources: TestResources = testResources('identity'),
  replaced: Pick<IdentityOptions, 'beatMs' | 'pushPollMs' | 'sendMail'> & { readonly clock?: TestClock } = {},
): Promise<TestIdentity> {
  const config = readConfig(IDENTITY_CONFIG, {
    ...SETTINGS,
    MONGODB_URI: resources.mongoUri,
    REDIS_URL: resources.redisUrl,
    KAFKA_BROKERS: resources.kafkaBrokers,
    KAFKA_PREFIX: resources.kafkaPrefix,
    ...settings,
  });
  const clock = replaced.clock ?? createTestClock();
  const mails: WrittenMail[] = [];
  const sendMail = async (mail: WrittenMail): Promise<void> => {
    if (identity.mailServerDown) throw new Error('connection refused');
    mails.push(mail);
  };
  const metrics = createMetrics();
  const log: string[] = [];
  const write = (line: string) => log.push(line);
  const replacements = { clock, ...(settings.SMTP_URL === undefined && { sendMail }), ...replaced };
  const app = createApp(config, { log: createLog('test', 'info', { write }), metrics }, replacements);
  await app.start();
  const connection = await connectMongo(resources.mongoUri);
  const address = addressOf(resources);
  const call = request((incoming: IncomingMessage, answer: ServerResponse) => {
    incoming.headers['x-forwarded-for'] ??= address;
    app.http(incoming, answer);
  });

  const identity: TestIdentity = {
    app,
    resources,
    connection,
    clock,
    mails,
    mailServerDown: false,
    log,
    scrape: () => metrics.registry.metrics(),
    call,
    post: (path, accessToken, body = {}) => call.post(path).set(ACCESS_TOKEN_HEADER, accessToken).send(body),
    async register(name, headers = {}) {
      const email = `${name}@${resources.kafkaPrefix}test`;
      const body = { username: name, email, password: PASSWORD, repeatPassword: PASSWORD };
      const answer = await call.post('/api/v1/auth/register').set(headers).send(body);
      if (answer.status !== 201) throw new Error(`registration answered ${answer.status}: ${answer.text}`);
      const { accessToken } = answer.body;
      const user = await call.get('/api/v1/users/user').set(ACCESS_TOKEN_HEADER, accessToken);
      return { userId: user.body.userId, email, accessToken, cookies: cookiesOf(answer) };
    },
    async registerActive(name) {
      const learner = await identity.register(name);
      const token = await identity.mailedToken(learner.email);
      await call.get('/api/v1/users/account/activate').query({ token }).expect(200);
      return learner;
    },
    async user({ accessToken }) {
      const answer = await call.get('/api/v1/users/user').set(ACCESS_TOKEN_HEADER, accessToken).expect(200);
      return answer.body;
    },
    async measured(name, operation) {
      const scraped = await identity.scrape();
      const line = scraped.split('\n').find((text) => text.startsWith(`${name}{operation="${operation}"}`));
      return Number(line?.split(' ').at(-1) ?? 0);
    },
    async mailedToken(email, count = 1) {
      const newest = await waitFor(`mail ${count} to ${email}`, () => {
        const received = mails.filter(({ to }) => to === email);
        return received.length >= count ? received.at(-1) : undefined;
      });
      const link = newest.text.split('\n').find((line) => line.startsWith('https://'));
      return link?.split('/').at(-1) ?? '';
    },
    async stop() {
      await app.stop();
      await connection.dropDatabase();
      await connection.close();
    },
  };
  return identity;
}

/** An address in a network of the test file's own, so that failed sign-ins of others do not count here. */
function addressOf({ kafkaPrefix }: TestResources): string {
  return `2001:db8:${kafkaPrefix.slice(0, 4)}:${kafkaPrefix.slice(4, 8)}::1`;
}

/** The cookies that an answer sets, as the browser would send them. */
export function cookiesOf(answer: request.Response): string {
  return setCookies(answer)
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

export function setCookies(answer: request.Response): string[] {
  return (answer.headers['set-cookie'] as unknown as string[] | undefined) ?? [];
}
