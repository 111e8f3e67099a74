import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER } from '@zielona-fala/contracts';
import { readTopic, waitFor } from '@zielona-fala/service-kit/testing';
import { startIdentity, type TestIdentity } from './support/identity.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity();
});

afterAll(() => identity.stop());

test('Kafka holds of an account its id and what happened, in order, and neither name nor address', async () => {
  const { userId, email, accessToken } = await identity.registerActive('Discreet');
  const call = identity.call;
  await call
    .patch('/api/v1/users/change/username')
    .set(ACCESS_TOKEN_HEADER, accessToken)
    .set('x-request-id', 'rename-0001')
    .send({ newUsername: 'Reticent' })
    .expect(200);
  await call.delete('/api/v1/users').set(ACCESS_TOKEN_HEADER, accessToken).expect(200);
  const pending = () => identity.connection.collection('outbox').countDocuments({ pending: true });
  await waitFor('an empty outbox', async () => (await pending()) === 0);

  const stored = await readTopic(identity.resources, 'user-changed', 4);
  // what was sent twice, because the topic was new, is stored twice
  const messages = [...new Map(stored.map((message) => [message.event.id, message])).values()];
  expect(messages.map(({ key, headers }) => [key, headers])).toEqual(Array(4).fill([String(userId), []]));
  expect(messages.map(({ event }) => [event.sequence, event.aggregateId, event.data])).toEqual(
    ['registered', 'activated', 'renamed', 'deleted'].map((change, index) => [
      index + 1,
      String(userId),
      expect.objectContaining({ userId, change }),
    ]),
  );
  expect(messages[2]?.event.correlationId).toBe('rename-0001');
  const everything = stored.map(({ text }) => text.toLowerCase()).join();
  for (const personal of ['discreet', 'reticent', email.toLowerCase(), '@']) {
    expect(everything).not.toContain(personal);
  }
});
