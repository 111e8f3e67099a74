import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER } from '@zielona-fala/contracts';
import { createTransact } from '@zielona-fala/service-kit/mongo';
import {
  collectionScans,
  lockLease,
  type Operation,
  operationsDuring,
  waitFor,
} from '@zielona-fala/service-kit/testing';
import { createMailQueue, type MailQueue, mailCollection, type QueuedMail } from '../src/mail/queue.ts';
import { PASSWORD, SETTINGS, startIdentity, type TestIdentity } from './support/identity.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity();
});

afterAll(() => identity.stop());

test('no query scans a collection', async () => {
  const { call, connection } = identity;
  const statuses: number[] = [];
  const operations = await operationsDuring(connection, async () => {
    const learner = await identity.registerActive('ola');
    const token = { [ACCESS_TOKEN_HEADER]: learner.accessToken };
    const asked = async (answer: PromiseLike<{ status: number }>) => {
      statuses.push((await answer).status);
    };
    await asked(call.post('/api/v1/auth/login').send({ email: learner.email, password: PASSWORD }));
    await asked(call.post('/api/v1/auth/login').send({ email: learner.email, password: `${PASSWORD}-` }));
    await asked(call.post('/api/v1/auth/refresh').set('cookie', learner.cookies));
    await asked(call.get('/api/v1/auth/sessions').set(token));
    await asked(call.get('/api/v1/users/security-log').set(token));
    await asked(call.get('/api/v1/users/user').set(token));
    await asked(call.get('/api/v1/users/level').set(token));
    await asked(call.patch('/api/v1/users/change/username').set(token).send({ newUsername: 'ola-2' }));
    await asked(
      call
        .post('/internal/accounts')
        .set('x-internal-token', SETTINGS.TESTS_TOKEN)
        .send({ userIds: [learner.userId] }),
    );
    await asked(call.post('/api/v1/auth/password-reset/link').send({ email: learner.email }));
    await identity.mailedToken(learner.email, 2);
    await asked(call.delete('/api/v1/users').set(token));
    await asked(call.get('/api/v1/auth/logout').set(token));
  });
  expect(statuses).toEqual([200, 401, 200, 200, 200, 200, 200, 200, 200, 200, 200, 401]);
  expect(operations.filter(({ plan }) => plan?.startsWith('IXSCAN')).length).toBeGreaterThan(5);
  expect(collectionScans(operations)).toEqual([]);
});

test.each(['user', 'level'])('users/%s asks MongoDB once', async (path) => {
  const { accessToken } = await identity.registerActive(`reader-${path}`);
  const read = () =>
    identity.call.get(`/api/v1/users/${path}`).set(ACCESS_TOKEN_HEADER, accessToken).expect(200);
  // what the registration left to be done may still be going on
  const reads = await waitFor(`users/${path} alone`, async () => {
    const operations = await operationsDuring(identity.connection, read);
    return operations.length === 1 ? operations : undefined;
  });
  expect(reads.map(({ kind, collection }) => `${kind} ${collection}`)).toEqual(['query accounts']);
});

describe('of mails that wait', () => {
  const WAITING = 50;
  const mail = {
    kind: 'password-changed',
    to: 'ola@test',
    locale: 'pl',
    username: 'ola',
    link: null,
  } as const;

  let release: () => Promise<void>;

  beforeAll(async () => {
    release = await lockLease(identity.connection, 'mails');
  });

  afterAll(() => release());

  /** What the queue is asked, behind many mails that are not due. */
  async function askedOf(work: (queue: MailQueue, waiting: QueuedMail) => Promise<unknown>) {
    const { connection, clock } = identity;
    try {
      const later = new Date(clock.now().getTime() + 60 * 60_000);
      const queue = createMailQueue(connection, clock);
      await createTransact(connection)(async (transaction) => {
        for (let count = 0; count < WAITING; count += 1) await queue.add(mail, null, transaction);
      });
      await mailCollection(connection).updateMany({}, { $set: { nextAt: later } });
      const [waiting] = await mailCollection(connection).find().toArray();
      return await operationsDuring(connection, () => work(queue, waiting as QueuedMail));
    } finally {
      await mailCollection(connection).deleteMany({});
    }
  }
  const ofMails = (operations: readonly Operation[]) =>
    operations.filter(({ collection }) => collection === 'mails');

  test('those that are not due are not looked at to find the next one', async () => {
    const asked = ofMails(await askedOf((queue) => queue.next()));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(({ keys }) => keys > WAITING / 2)).toEqual([]);
  });

  test('an outage delays those that are due by an index, and they are counted without being read', async () => {
    const asked = await askedOf(async (queue, waiting) => {
      await queue.postpone(waiting, 'outage');
      expect((await queue.backlog()).waiting).toBe(WAITING);
    });
    expect(collectionScans(ofMails(asked))).toEqual([]);
  });
});
