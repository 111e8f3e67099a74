import { createECDH, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER, type DataExportDto } from '@zielona-fala/contracts';
import { getDataExport } from '@zielona-fala/contracts/api/export/get-data-export';
import { INTERNAL_TOKEN_HEADER } from '@zielona-fala/service-kit/http';
import { collectionsMentioning, missingFromExport, waitFor } from '@zielona-fala/service-kit/testing';
import { COLLECTIONS } from '../src/export/collections.ts';
import { createAuthenticator } from './support/authenticator.ts';
import {
  PASSWORD,
  SETTINGS,
  startIdentity,
  type TestIdentity,
  type TestLearner,
} from './support/identity.ts';
import { HELD_BY_STATS, HELD_BY_TESTS, type Neighbour, startNeighbour } from './support/neighbours.ts';
import { PAGE } from './support/passkeys.ts';

let tests: Neighbour;
let stats: Neighbour;
let identity: TestIdentity;

beforeAll(async () => {
  [tests, stats] = [await startNeighbour(HELD_BY_TESTS), await startNeighbour(HELD_BY_STATS)];
  identity = await startIdentity({
    TESTS_URL: tests.url,
    STATS_URL: stats.url,
    VAPID_PRIVATE_KEY: randomBytes(32).toString('base64url'),
  });
});

afterAll(async () => {
  await identity.stop();
  await tests.stop();
  await stats.stop();
});

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const ask = ({ accessToken }: TestLearner) =>
  identity.call.get('/api/v1/users/export').set(ACCESS_TOKEN_HEADER, accessToken);
const exportOf = async (learner: TestLearner): Promise<DataExportDto> =>
  (await ask(learner).expect(200)).body;
const documents = (name: string, filter: object) =>
  identity.connection.collection(name).find(filter).toArray();

const passkey = createAuthenticator(PAGE);

/** Does everything that this service keeps something of. */
async function live(name: string): Promise<TestLearner> {
  const learner = await identity.registerActive(name);
  const { email, accessToken } = learner;
  const as = { [ACCESS_TOKEN_HEADER]: accessToken };
  await identity.call.post('/api/v1/auth/login').send({ email, password: 'wrong-password' }).expect(401);
  await identity.call.post('/api/v1/auth/login').send({ email, password: PASSWORD }).expect(200);
  await identity.call
    .patch('/api/v1/users/preferences')
    .set({ ...as, 'idempotency-key': name })
    .send({ dailyGoal: 35 })
    .expect(200);
  await identity.call.post('/api/v1/auth/totp').set(as).send({}).expect(200);
  const passkeys = '/api/v1/auth/passkeys/register';
  const { body: options } = await identity.call.post(`${passkeys}/options`).set(as).send({}).expect(200);
  await identity.call
    .post(`${passkeys}/verify`)
    .set(as)
    .send({ response: passkey.register(options) })
    .expect(201);
  const newEmail = `new-${email}`;
  await identity.call
    .patch('/api/v1/users/change/email')
    .set(as)
    .send({ newEmail, password: PASSWORD })
    .expect(200);
  await identity.mailedToken(newEmail);
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url', 'uncompressed'),
    auth: randomBytes(16).toString('base64url'),
  };
  const endpoint = 'https://fcm.googleapis.com/fcm/send/device-of-the-learner';
  await identity.call.put('/api/v1/users/push').set(as).send({ endpoint, keys }).expect(200);
  identity.mailServerDown = true;
  await identity.call.patch('/api/v1/auth/password-change').set(as).send({
    oldPassword: PASSWORD,
    newPassword: 'czerwone-swiatlo',
    newPasswordRepeat: 'czerwone-swiatlo',
  });
  await identity.call.post('/api/v1/auth/login').send({ email, password: 'czerwone-swiatlo' }).expect(200);
  await identity.call.post('/api/v1/auth/password-reset/link').send({ email }).expect(200);
  return learner;
}

describe('an export', () => {
  let learner: TestLearner;
  let exported: DataExportDto;

  beforeAll(async () => {
    learner = await live('Exporter');
    exported = await exportOf(learner);
  });

  afterAll(() => {
    identity.mailServerDown = false;
  });

  test('has something of each collection that mentions the learner', async () => {
    const { userId, email } = learner;
    const mentioning = await collectionsMentioning(identity.connection, userId, email, 'Exporter');
    expect(mentioning).toEqual([
      'accounts',
      'answered',
      'links',
      'mails',
      'outbox',
      'outbox_sequences',
      'passkeys',
      'second_factors',
      'security_log',
      'sessions',
    ]);
    expect(missingFromExport({ ...exported }, mentioning, COLLECTIONS)).toEqual([]);
  });

  test('has exactly what its DTO has, what the other services hold too', async () => {
    expect(getDataExport.answer.validate(exported, { convert: false }).error).toBeUndefined();
    const { userId, email } = learner;
    expect(exported.account).toMatchObject({ userId, email, newEmail: `new-${email}`, isActive: true });
    expect(exported.preferences.dailyGoal).toBe(35);
    expect(exported.secondFactor).toEqual({ since: null, recoveryCodesLeft: 0 });
    expect(exported.passkeys).toEqual([expect.objectContaining({ id: passkey.id, lastUsed: null })]);
    expect(exported.sessions.map(({ notifications }) => notifications)).toEqual(
      expect.arrayContaining([{ service: 'fcm.googleapis.com', since: expect.any(String) }]),
    );
    expect(exported.links).toContainEqual(expect.objectContaining({ kind: 'email-change' }));
    const waiting = exported.waitingMails.map(({ kind, to }) => [kind, to]);
    expect(waiting).toContainEqual(['password-changed', email]);
    expect(waiting).toContainEqual(['password-reset', email.toLowerCase()]);
    expect(exported.securityLog.map(({ event, outcome }) => [event, outcome])).toEqual([
      ['data-exported', 'done'],
      ['sign-in', 'done'],
      ['password-change', 'done'],
      ['passkey-added', 'done'],
      ['sign-in', 'done'],
      ['sign-in', 'refused'],
      ['sign-in', 'done'],
    ]);
    expect(exported.tests).toEqual(HELD_BY_TESTS);
    expect(exported.statistics).toEqual(HELD_BY_STATS);
  });

  test('tells nothing that would let somebody in', async () => {
    const { userId } = learner;
    const [account] = await identity.connection
      .collection<{ _id: number; passwordHash: string }>('accounts')
      .find({ _id: userId })
      .toArray();
    const links = await documents('links', { userId });
    const [factor] = await identity.connection
      .collection<{ _id: number; sealedSecret: string }>('second_factors')
      .find({ _id: userId })
      .toArray();
    const text = JSON.stringify(exported);
    for (const secret of [
      account?.passwordHash,
      factor?.sealedSecret,
      learner.accessToken,
      ...links.map(({ _id }) => String(_id)),
    ]) {
      expect(secret).toEqual(expect.any(String));
      expect(text).not.toContain(secret);
    }
  });

  test('is a file, asked for with the token of the learner and that of each pair of services', async () => {
    const { headers } = await ask(learner);
    expect(headers['content-disposition']).toMatch(/^attachment; filename=zielona-fala-[\d-]{10}\.json$/);
    expect(headers['cache-control']).toBe('no-store');
    const expected = [
      { asked: tests.asked, token: SETTINGS.TESTS_TOKEN },
      { asked: stats.asked, token: SETTINGS.STATS_TOKEN },
    ];
    for (const { asked, token } of expected) {
      expect(asked?.path).toBe('/internal/export');
      expect(asked?.headers).toMatchObject({
        [ACCESS_TOKEN_HEADER]: learner.accessToken,
        [INTERNAL_TOKEN_HEADER]: token,
        'x-request-id': headers['x-request-id'],
      });
    }
  });
});

test('an inactive account can be exported too, with a token in either header', async () => {
  const learner = await identity.register('Newcomer');
  const answer = await identity.call
    .get('/api/v1/users/export')
    .auth(learner.accessToken, { type: 'bearer' })
    .expect(200);
  expect(answer.body.account).toMatchObject({ username: 'Newcomer', isActive: false });
  await identity.call.get('/api/v1/users/export').expect(401);
});

describe('what is not whole', () => {
  test.each(['tests', 'stats'] as const)('is refused while svc-%s cannot be read', async (name) => {
    const learner = await identity.register(`Without-${name}`);
    const neighbour = name === 'tests' ? tests : stats;
    neighbour.mood = 'refuses';
    const refused = await ask(learner);
    neighbour.mood = 'whole';
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '10']);
    expect(refused.headers).not.toHaveProperty('content-disposition');
    const logged = await documents('security_log', { userId: learner.userId, event: 'data-exported' });
    expect(logged).toEqual([]);
    await ask(learner).expect(200);
  });

  test('is refused where a service would have the tokens sent elsewhere', async () => {
    const learner = await identity.register('Redirected');
    tests.mood = 'sends elsewhere';
    const { status } = await ask(learner);
    tests.mood = 'whole';
    expect([status, tests.asked?.path]).toEqual([503, '/internal/export']);
  });

  test('breaks off when a service does on the way', async () => {
    const learner = await identity.register('Broken');
    stats.mood = 'breaks off';
    await expect(ask(learner).then(({ body }) => body)).rejects.toThrow();
    stats.mood = 'whole';
    await waitFor('a line in the log', () => identity.log.some((line) => line.includes('response aborted')));
  });
});

test('what one service has answered is kept until another one has been read to its end', async () => {
  const learner = await identity.register('Patient');
  tests.mood = 'waits on the way';
  stats.asked = null;
  const exporting = exportOf(learner);
  await waitFor('both to be asked', () => stats.asked);
  await waitFor('the begun export to be logged', async () => {
    const filter = { userId: learner.userId, event: 'data-exported' };
    return (await documents('security_log', filter)).length > 0;
  });
  for (let round = 0; round < 5; round += 1) {
    collectGarbage();
    await setImmediate();
  }
  tests.goOn();
  tests.mood = 'whole';
  expect((await exporting).statistics).toEqual(HELD_BY_STATS);
});

test('ten an hour are enough for a learner', async () => {
  const learner = await identity.register('Collector');
  for (let count = 0; count < 10; count += 1) await ask(learner).expect(200);
  const refused = await ask(learner);
  expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  await ask(await identity.register('Neighbour')).expect(200);
});
