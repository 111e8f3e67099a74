import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  ACCESS_TOKEN_HEADER,
  addDays,
  dayIn,
  type PreferencesDto,
  TIME_ZONE_HEADER,
} from '@zielona-fala/contracts';
import { PREFERENCES } from '@zielona-fala/contracts/api/preferences/preferences';
import { PREFERENCES_CHANGED, USER_CHANGED } from '@zielona-fala/contracts/events';
import { createSequenceMarks } from '@zielona-fala/service-kit/events';
import { createLog } from '@zielona-fala/service-kit/process';
import { connectRedis } from '@zielona-fala/service-kit/redis';
import { operationsDuring } from '@zielona-fala/service-kit/testing';
import { PASSWORD, startIdentity, type TestIdentity, type TestLearner } from './support/identity.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity();
});

afterAll(() => identity.stop());

const read = async ({ accessToken }: TestLearner): Promise<PreferencesDto> =>
  (await identity.call.get('/api/v1/users/preferences').set(ACCESS_TOKEN_HEADER, accessToken).expect(200))
    .body;
const change = ({ accessToken }: TestLearner, input: object) =>
  identity.call.patch('/api/v1/users/preferences').set(ACCESS_TOKEN_HEADER, accessToken).send(input);
const eventsOf = async (userId: number) => {
  const outbox = identity.connection.collection('outbox');
  const found = await outbox.find({ userId, 'event.data.change': 'preferences' }).toArray();
  return found.map(({ event }) => event);
};

const markOf = async (userId: number) => {
  const log = createLog('test', 'silent');
  const redis = connectRedis(identity.resources.redisUrl, log);
  await redis.connect();
  const mark = await createSequenceMarks(redis, log).get('user-changed', userId);
  redis.disconnect();
  return mark;
};

/** No time zone is more than a day away. */
const today = dayIn('UTC', new Date());
const SOON = addDays(today, 30);
const OVER = addDays(today, -2);

const DEFAULTS = {
  theme: 'system',
  timeZone: 'Europe/Warsaw',
  dailyGoal: 20,
  examDate: null,
  showInRankings: true,
  isFirstEveningOver: false,
};

test('a new learner has the usual, in the language of the registration', async () => {
  const learner = await identity.registerActive('Newcomer');
  const preferences = await read(learner);
  expect(preferences).toEqual({ language: 'pl', ...DEFAULTS });
  expect(PREFERENCES.validate(preferences, { convert: false }).error).toBeUndefined();
});

describe('the time zone of the browser', () => {
  const signIn = ({ email }: TestLearner, timeZone: string) =>
    identity.call
      .post('/api/v1/auth/login')
      .set(TIME_ZONE_HEADER, timeZone)
      .send({ email, password: PASSWORD })
      .expect(200);
  const activate = async (learner: TestLearner): Promise<TestLearner> => {
    const token = await identity.mailedToken(learner.email);
    await identity.call.get('/api/v1/users/account/activate').query({ token }).expect(200);
    return learner;
  };

  test('is kept with the registration, and other services are told', async () => {
    const learner = await identity.register('From-Auckland', { [TIME_ZONE_HEADER]: 'Pacific/Auckland' });
    expect(await read(await activate(learner))).toEqual({
      ...{ language: 'pl', ...DEFAULTS },
      timeZone: 'Pacific/Auckland',
    });
    const [event, ...others] = await eventsOf(learner.userId);
    expect(others).toEqual([]);
    expect(event.data.preferences).toMatchObject({ timeZone: 'Pacific/Auckland', dailyGoal: 20 });
  });

  test('is kept with the first sign-in that names one, also where it is the usual one, and never changed by another', async () => {
    const learner = await identity.registerActive('Traveller');
    await signIn(learner, 'Nowhere/At-all');
    expect(await eventsOf(learner.userId)).toEqual([]);
    await signIn(learner, 'Europe/Warsaw');
    await signIn(learner, 'America/Los_Angeles');
    expect((await read(learner)).timeZone).toBe('Europe/Warsaw');
    expect(await eventsOf(learner.userId)).toHaveLength(1);
    await change(learner, { timeZone: 'America/Los_Angeles' }).expect(200);
    expect((await read(learner)).timeZone).toBe('America/Los_Angeles');
  });
});

test('what is changed is kept, and the rest is left', async () => {
  const learner = await identity.registerActive('Chooser');
  const first = await change(learner, { language: 'de', theme: 'dark' }).expect(200);
  expect(first.body).toEqual({ ...DEFAULTS, language: 'de', theme: 'dark' });
  await change(learner, { dailyGoal: 35, examDate: SOON, timeZone: 'Europe/Berlin' }).expect(200);
  await change(learner, { examDate: null }).expect(200);
  const expected = { language: 'de', theme: 'dark', dailyGoal: 35, timeZone: 'Europe/Berlin' };
  expect(await read(learner)).toEqual({ ...DEFAULTS, ...expected });
});

test('the chosen language is that of the mails', async () => {
  const learner = await identity.registerActive('Polyglot');
  await change(learner, { language: 'en' }).expect(200);
  const passwords = { newPassword: 'czerwone-swiatlo', newPasswordRepeat: 'czerwone-swiatlo' };
  await identity.call
    .patch('/api/v1/auth/password-change')
    .set(ACCESS_TOKEN_HEADER, learner.accessToken)
    .send({ oldPassword: 'zielone-swiatlo', ...passwords })
    .expect(200);
  await identity.mailedToken(learner.email, 2);
  expect(identity.mails.at(-1)?.subject).toBe('Your password was changed');
});

test('a change is told in the shape of the sample, and the learner’s next reads wait for it', async () => {
  const learner = await identity.registerActive('Told');
  await change(learner, { dailyGoal: 30, examDate: SOON, showInRankings: false }).expect(200);
  const [event] = await eventsOf(learner.userId);
  expect(USER_CHANGED.schema.validate(event, { convert: false }).error).toBeUndefined();
  const { preferences, ...data } = PREFERENCES_CHANGED.data;
  expect(event.data).toEqual({
    ...data,
    userId: learner.userId,
    preferences: { ...preferences, examDate: SOON },
  });
  expect(await markOf(learner.userId)).toBe(event.sequence);
});

test('later changes of the account tell it again, for services that could not apply it', async () => {
  const learner = await identity.register('Told-again', { [TIME_ZONE_HEADER]: 'Pacific/Auckland' });
  const token = await identity.mailedToken(learner.email);
  await identity.call.get('/api/v1/users/account/activate').query({ token }).expect(200);
  await change(learner, { showInRankings: false, examDate: SOON }).expect(200);
  await identity.call
    .patch('/api/v1/users/change/username')
    .set(ACCESS_TOKEN_HEADER, learner.accessToken)
    .send({ newUsername: 'Told-anew' })
    .expect(200);
  const { userId } = learner;
  const outbox = identity.connection.collection('outbox');
  const told = await outbox.find({ userId }).sort({ sequence: 1 }).toArray();
  const chosen = { timeZone: 'Pacific/Auckland', dailyGoal: 20, examDate: null, showInRankings: true };
  const hidden = { ...chosen, examDate: SOON, showInRankings: false };
  expect(told.map(({ event }) => [event.data.change, event.data.preferences])).toEqual([
    ['registered', undefined],
    ['preferences', chosen],
    ['activated', chosen],
    ['preferences', hidden],
    ['renamed', hidden],
  ]);
  for (const { event } of told) {
    expect(USER_CHANGED.schema.validate(event, { convert: false }).error).toBeUndefined();
  }
});

test('what is so already is neither written nor told, and answered like any change', async () => {
  const learner = await identity.registerActive('Content');
  const chosen = { language: 'de', theme: 'dark', dailyGoal: 35, examDate: SOON };
  const { body } = await change(learner, chosen).expect(200);
  const events = await eventsOf(learner.userId);
  const mark = await markOf(learner.userId);
  const { connection } = identity;
  const operations = await operationsDuring(connection, async () => {
    for (const input of [{}, { dailyGoal: 35 }, { theme: 'dark', examDate: SOON }, body]) {
      expect((await change(learner, input).expect(200)).body).toEqual(body);
    }
  });
  const written = operations.filter(({ kind }) => ['insert', 'update', 'remove'].includes(kind));
  // the relay and the mail worker renew their leases meanwhile, and note what of before they have sent
  const byWorkers = ['update leases', 'update outbox', 'update mails', 'remove mails'];
  expect(written.filter(({ kind, collection }) => !byWorkers.includes(`${kind} ${collection}`))).toEqual([]);
  expect(await eventsOf(learner.userId)).toEqual(events);
  expect(await markOf(learner.userId)).toBe(mark);
});

test.each([
  [{ language: 'fr' }, 'language'],
  [{ theme: 'pink' }, 'theme'],
  [{ timeZone: 'Europe/Atlantis' }, 'timeZone'],
  [{ timeZone: '../etc' }, 'timeZone'],
  [{ dailyGoal: 0 }, 'dailyGoal'],
  [{ dailyGoal: 501 }, 'dailyGoal'],
  [{ examDate: '2026-02-30' }, 'examDate'],
  [{ examDate: 'soon' }, 'examDate'],
  [{ examDate: OVER }, 'examDate'],
  [{ isFirstEveningOver: 'yes' }, 'isFirstEveningOver'],
  [{ showInRankings: 'perhaps' }, 'showInRankings'],
  [{ userId: 1 }, 'userId'],
])('%j is refused, and nothing changes', async (input, field) => {
  const learner = await identity.registerActive(
    `No-${Object.values(input).join().slice(-4)}-${field}`.slice(0, 16),
  );
  const refused = await change(learner, input);
  expect([refused.status, refused.body.errors?.[0].field]).toEqual([422, field]);
  expect(await read(learner)).toEqual({ language: 'pl', ...DEFAULTS });
  expect(await eventsOf(learner.userId)).toEqual([]);
});

test('a day of an exam that has passed since it was chosen is in the way of no other choice, but is not chosen anew', async () => {
  const learner = await identity.registerActive('Passed');
  await identity.connection
    .collection<{ _id: number }>('accounts')
    .updateOne({ _id: learner.userId }, { $set: { 'preferences.examDate': OVER } });
  const kept = await change(learner, { examDate: OVER, dailyGoal: 25 }).expect(200);
  expect(kept.body).toMatchObject({ examDate: OVER, dailyGoal: 25 });
  const refused = await change(learner, { examDate: addDays(OVER, -1) }).expect(422);
  expect(refused.body.errors).toEqual([expect.objectContaining({ field: 'examDate', code: 'past' })]);
  await change(learner, { examDate: dayIn('Europe/Warsaw', new Date()) }).expect(200);
});

test('that the onboarding is over goes with the account, and no other service is told', async () => {
  const learner = await identity.registerActive('Settled');
  const { body } = await change(learner, { isFirstEveningOver: true }).expect(200);
  expect(body.isFirstEveningOver).toBe(true);
  const [event] = await eventsOf(learner.userId);
  expect(event.data.preferences).not.toHaveProperty('isFirstEveningOver');
});

test('an inactive learner has to activate the account first', async () => {
  const learner = await identity.register('Not-yet');
  expect((await change(learner, { dailyGoal: 5 })).status).toBe(409);
});

test('a change that is sent again with its Idempotency-Key is told once, and read like any other', async () => {
  const learner = await identity.registerActive('Repeater');
  const send = () => change(learner, { dailyGoal: 45 }).set('idempotency-key', 'goal');
  const answers = await Promise.all(Array.from({ length: 10 }, send));
  for (const { status, body } of answers) expect([status, body.dailyGoal]).toEqual([200, 45]);
  const told = await eventsOf(learner.userId);
  expect(told).toHaveLength(1);
  expect(await markOf(learner.userId)).toBe(told[0].sequence);
});
