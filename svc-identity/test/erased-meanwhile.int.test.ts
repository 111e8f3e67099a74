import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER, REQUEST_ID_HEADER } from '@zielona-fala/contracts';
import { REMINDER_DUE } from '@zielona-fala/contracts/events';
import { newEventId, runInContext } from '@zielona-fala/service-kit/process';
import {
  beforeEachCommand,
  collectionsMentioning,
  startTestPublisher,
  type TestPublisher,
  waitFor,
} from '@zielona-fala/service-kit/testing';
import { createAuthenticator } from './support/authenticator.ts';
import { type GoogleTest, startWithGoogle } from './support/google.ts';
import type { TestIdentity, TestLearner } from './support/identity.ts';
import { PAGE } from './support/passkeys.ts';

const PASSKEYS = '/api/v1/auth/passkeys/register';
/** What tells of an erasure, and orders its events. */
const KEPT = new Set(['erasures', 'outbox', 'outbox_sequences', 'projection_watermarks']);

/** What stands for the request where the mail worker writes, which no call has caused. */
const BY_WORKER = randomUUID();

let google: GoogleTest;
let identity: TestIdentity;
let publisher: TestPublisher;

beforeAll(async () => {
  google = await runInContext({ requestId: BY_WORKER, traceparent: null }, startWithGoogle);
  ({ identity } = google);
  publisher = await startTestPublisher(identity.resources);
});

afterAll(async () => {
  await publisher.stop();
  await google.stop();
});

const asked = ({ accessToken }: TestLearner, path: string, id: string = randomUUID()) =>
  identity.call.post(path).set(ACCESS_TOKEN_HEADER, accessToken).set(REQUEST_ID_HEADER, id);

/** What writes about an account, by the collection into which it inserts; of links it is the mail worker. */
const WRITES: Readonly<Record<string, (learner: TestLearner) => Promise<(id: string) => Promise<unknown>>>> =
  {
    'security_log of a refused sign-in':
      async ({ email }) =>
      async (id) =>
        identity.call
          .post('/api/v1/auth/login')
          .set(REQUEST_ID_HEADER, id)
          .send({ email, password: 'not-the-password' }),
    'passkeys of an added one': async (learner) => {
      const { body } = await asked(learner, `${PASSKEYS}/options`).send({}).expect(200);
      const response = createAuthenticator(PAGE).register(body);
      return async (id) => asked(learner, `${PASSKEYS}/verify`, id).send({ response });
    },
    'mails of a reminder':
      async ({ userId }) =>
      async (correlationId) => {
        const until = new Date(identity.clock.now().getTime() + 3_600_000).toISOString();
        const data = { ...REMINDER_DUE.golden.data, userId, until };
        const event = { id: newEventId(), aggregateId: String(userId), sequence: 1, correlationId, data };
        await publisher.publish({ ...REMINDER_DUE.golden, ...event });
        await waitFor('the reminder to be applied', () =>
          identity.connection.collection<{ _id: string }>('inbox').findOne({ _id: event.id }),
        );
      },
    'links in a mail on its way out':
      async ({ email }) =>
      async () => {
        const before = identity.log.length;
        await identity.call.post('/api/v1/auth/password-reset/link').send({ email }).expect(200);
        await waitFor('the attempt to send it', () =>
          identity.log
            .slice(before)
            .map((line) => JSON.parse(line))
            .some(({ kind, failure }) => kind === 'password-reset' && failure === 'outage'),
        );
      },
    'second_factors of a wanted one': async (learner) => async (id) =>
      asked(learner, '/api/v1/auth/totp', id).send({}),
    'google_requests of a link': async (learner) => async (id) =>
      asked(learner, '/api/v1/auth/google/link', id).send({}),
  };

test.each(Object.entries(WRITES))(
  'an erasure that comes while %s are written leaves nothing',
  async (what, prepare) => {
    const [collection] = what.split(' ');
    const learner = await identity.registerActive(`Gone-${collection?.slice(0, 4)}`);
    const write = await prepare(learner);
    // what waits to be sent stays where it can be seen
    identity.mailServerDown = true;
    const requestId = collection === 'links' ? BY_WORKER : randomUUID();
    const erasureId = randomUUID();
    let attempts = 0;
    let erasure: Promise<{ status: number }> | undefined;
    let isErased = false;
    const ends = [
      beforeEachCommand(erasureId, async ({ name }) => {
        if (name === 'findAndModify' || name === 'delete' || name === 'update') attempts += 1;
      }),
      beforeEachCommand(requestId, async (command) => {
        const inserts = command.name === 'insert' || command.name === 'update';
        if (erasure !== undefined || !inserts || command.collection !== collection) return;
        erasure = Promise.resolve(
          identity.call
            .delete('/api/v1/users')
            .set(ACCESS_TOKEN_HEADER, learner.accessToken)
            .set(REQUEST_ID_HEADER, erasureId),
        );
        void erasure.then(() => {
          isErased = true;
        });
        await waitFor('the erasure to be through, or to wait', () => isErased || attempts > 1);
      }),
    ];
    try {
      await write(requestId);
      expect((await erasure)?.status).toBe(200);
    } finally {
      for (const end of ends) end();
      identity.mailServerDown = false;
    }
    const mentioning = await collectionsMentioning(identity.connection, learner.userId);
    expect(mentioning.filter((name) => !KEPT.has(name))).toEqual([]);
  },
);
