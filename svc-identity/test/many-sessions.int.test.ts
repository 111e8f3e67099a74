import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER, type SessionDto } from '@zielona-fala/contracts';
import { operationsDuring } from '@zielona-fala/service-kit/testing';
import { cookiesOf, PASSWORD, startIdentity, type TestIdentity } from './support/identity.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity();
});

afterAll(() => identity.stop());

interface Device {
  readonly token: string;
  readonly cookies: string;
}

async function signIn(email: string, on = identity): Promise<Device> {
  const answer = await on.call.post('/api/v1/auth/login').send({ email, password: PASSWORD }).expect(200);
  return { token: answer.body.accessToken, cookies: cookiesOf(answer) };
}
const validity = async ({ token }: Device) =>
  (await identity.call.get('/api/v1/auth/valid').set(ACCESS_TOKEN_HEADER, token)).status;
const renewal = async ({ cookies }: Device) =>
  (await identity.call.post('/api/v1/auth/refresh').set('cookie', cookies)).status;
const sessionsOf = async ({ token }: Device): Promise<SessionDto[]> =>
  (await identity.call.get('/api/v1/auth/sessions').set(ACCESS_TOKEN_HEADER, token).expect(200)).body;
const endOthers = ({ token }: Device) =>
  identity.call.delete('/api/v1/auth/sessions').set(ACCESS_TOKEN_HEADER, token).expect(200);

/** Sessions as sign-ins make them, without the price of their passwords. */
async function addSessions(userId: number, count: number): Promise<void> {
  const sessions = identity.connection.collection('sessions');
  const sample = await sessions.findOne({ userId });
  const copies = Array.from({ length: count }, (_, index) => ({
    ...sample,
    _id: `${userId}-${index}` as never,
  }));
  await sessions.insertMany(copies);
}

test('an account has fifty sessions at most: another one ends the one used least recently', async () => {
  const { userId, email, accessToken, cookies } = await identity.register('Collector');
  const first = { token: accessToken, cookies };
  identity.clock.advance({ seconds: 5 });
  const second = await signIn(email);
  identity.clock.advance({ seconds: 5 });
  expect(await renewal(first)).toBe(200);
  identity.clock.advance({ seconds: 5 });
  const third = await signIn(email);
  await addSessions(userId, 47);
  await identity.connection
    .collection('sessions')
    .updateMany({ _id: { $in: Array.from({ length: 47 }, (_, index) => `${userId}-${index}` as never) } }, [
      { $set: { lastSeen: identity.clock.now() } },
    ]);
  expect(await sessionsOf(first)).toHaveLength(50);

  identity.clock.advance({ seconds: 5 });
  const newest = await signIn(email);
  expect([await validity(second), await renewal(second)]).toEqual([401, 401]);
  for (const device of [first, third, newest]) expect(await validity(device)).toBe(200);
  expect(await sessionsOf(newest)).toHaveLength(50);
});

/** The relay and the mail worker note meanwhile what of before they have sent. */
const BY_WORKERS = ['update outbox', 'update mails', 'remove mails'];

test('all sessions end by as many writes as one', async () => {
  const writes = async (name: string, count: number) => {
    const { userId, email } = await identity.register(name);
    const here = await signIn(email);
    await addSessions(userId, count);
    const operations = await operationsDuring(identity.connection, async () => {
      await endOthers(here);
    });
    expect((await sessionsOf(here)).map(({ current }) => current)).toEqual([true]);
    return operations
      .filter(({ kind, collection }) => kind !== 'query' && collection !== 'leases')
      .filter(({ kind, collection }) => !BY_WORKERS.includes(`${kind} ${collection}`))
      .map(({ kind, collection, command }) => [
        kind,
        collection,
        Object.keys(command).includes('findAndModify'),
      ]);
  };
  expect(await writes('Hundreds', 300)).toEqual(await writes('Few', 1));
});

test('who signs in after all sessions have ended stays signed in, by whichever clock', async () => {
  const { email, accessToken, cookies } = await identity.register('Slow-clock');
  const before = { token: accessToken, cookies };
  const here = await signIn(email);
  await endOthers(here);
  identity.clock.advance({ minutes: -1 });
  const behind = await signIn(email);
  identity.clock.advance({ minutes: 1 });
  const after = await signIn(email);
  expect([await validity(before), await renewal(before)]).toEqual([401, 401]);
  for (const device of [here, behind, after]) {
    expect([await validity(device), await renewal(device)]).toEqual([200, 200]);
  }
  expect(await sessionsOf(here)).toHaveLength(3);
});

test('a session of a clock that is ahead ends with all others', async () => {
  const { email, accessToken, cookies } = await identity.register('Fast-clock');
  const here = { token: accessToken, cookies };
  identity.clock.advance({ minutes: 1 });
  const ahead = await signIn(email);
  identity.clock.advance({ minutes: -1 });
  await signIn(email);
  await endOthers(here);
  expect([await validity(ahead), await renewal(ahead)]).toEqual([401, 401]);
  expect(await validity(here)).toBe(200);
});

test('sign-ins that succeed are limited for each account', async () => {
  const strict = await startIdentity({ RATE_LIMIT_SCALE: '0.01' }, identity.resources);
  const { email } = await strict.register('Tireless');
  await signIn(email, strict);
  await signIn(email, strict);
  const refused = await strict.call.post('/api/v1/auth/login').send({ email, password: PASSWORD });
  expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  await strict.stop();
});
