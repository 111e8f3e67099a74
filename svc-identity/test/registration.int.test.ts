import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER, RESEND_ACTIVATION_TOO_SOON } from '@zielona-fala/contracts';
import { type EventByTopic, USER_CHANGED } from '@zielona-fala/contracts/events';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { PASSWORD, startIdentity, type TestIdentity, type TestLearner } from './support/identity.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity();
});

afterAll(() => identity.stop());

const register = (body: unknown) => identity.call.post('/api/v1/auth/register').send(body as object);
const activate = (token: string) => identity.call.get('/api/v1/users/account/activate').query({ token });
const resend = ({ accessToken }: TestLearner, headers: Record<string, string> = {}) =>
  identity.call
    .patch('/api/v1/users/resend-activation-link')
    .set({ [ACCESS_TOKEN_HEADER]: accessToken, ...headers })
    .send({});
const languageOf = async ({ accessToken }: TestLearner) =>
  (await identity.call.get('/api/v1/users/preferences').set(ACCESS_TOKEN_HEADER, accessToken)).body.language;
const eventsOf = async (userId: number): Promise<EventByTopic['user-changed'][]> => {
  const documents = await identity.connection
    .collection('outbox')
    .find({ userId })
    .sort({ sequence: 1 })
    .toArray();
  return documents.map(({ event }) => event);
};
const changesOf = async (userId: number) => (await eventsOf(userId)).map(({ data }) => data);
const valid = {
  username: 'Kasia',
  email: 'kasia@learners.test',
  password: PASSWORD,
  repeatPassword: PASSWORD,
};

describe('registration', () => {
  test('is told to the other services in the shape of the golden sample', async () => {
    const { userId } = await identity.register('Golden');
    const [event] = await eventsOf(userId);
    expect(USER_CHANGED.schema.validate(event, { convert: false }).error).toBeUndefined();
    expect(Object.keys(event ?? {}).sort()).toEqual(Object.keys(USER_CHANGED.golden).sort());
    expect(Object.keys(event?.data ?? {}).sort()).toEqual(Object.keys(USER_CHANGED.golden.data).sort());
  });

  test('makes an inactive account, signs in and tells the other services', async () => {
    const learner = await identity.register('Ola-Nowak');
    expect(await identity.user(learner)).toEqual({
      userId: learner.userId,
      username: 'Ola-Nowak',
      email: learner.email,
      created: expect.stringMatching(/^\d{4}-.*Z$/),
      isActive: false,
      level: 0,
      experiencePoints: 0,
      experienceToNextLevel: 100,
    });
    expect(learner.cookies).toMatch(/__Secure-zf_refresh=.+; __Secure-zf_sid=.+/);
    expect(await changesOf(learner.userId)).toEqual([
      { userId: learner.userId, change: 'registered', isActive: false },
    ]);
  });

  test.each([
    ['a short username', { username: 'ab' }, 'username', 'too-short'],
    ['a long username', { username: 'x'.repeat(17) }, 'username', 'too-long'],
    ['a bidirectional username', { username: 'ab\u202ecd' }, 'username', 'invalid'],
    ['a username of blank letters', { username: '\u3164\u3164\u3164' }, 'username', 'invalid'],
    ['a username of blank symbols', { username: '\u2800\u2800\u2800' }, 'username', 'invalid'],
    ['an address without @', { email: 'kasia' }, 'email', 'invalid'],
    ['a short password', { password: '1234567', repeatPassword: '1234567' }, 'password', 'too-short'],
    [
      'a long password',
      { password: 'x'.repeat(129), repeatPassword: 'x'.repeat(129) },
      'password',
      'too-long',
    ],
    ['another repetition', { repeatPassword: 'something-else' }, 'repeatPassword', 'not-equal'],
    ['an operator', { email: { $gt: '' } }, 'email', 'invalid'],
    ['an array', { username: ['Kasia'] }, 'username', 'invalid'],
    ['a number', { password: 12345678, repeatPassword: 12345678 }, 'password', 'invalid'],
    ['a field of its own', { isActive: true }, 'isActive', 'unknown-field'],
  ])('refuses %s', async (_what, change, field, code) => {
    const answer = await register({ ...valid, ...change });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual({ field, code, message: expect.any(String) });
  });

  test('answers 400 to a body that is no JSON', async () => {
    const answer = await identity.call.post('/api/v1/auth/register').type('json').send('{"username":');
    expect([answer.status, answer.body.code]).toEqual([400, 'unreadable-body']);
  });

  test('answers 400 to a body that is no UTF-8: its passwords could not be told apart', async () => {
    const body = Buffer.from(JSON.stringify({ ...valid, password: 'abcdefg?' }));
    body[body.indexOf('?')] = 0xff;
    const answer = await identity.call
      .post('/api/v1/auth/register')
      .type('json')
      .serialize((bytes) => bytes)
      .send(body);
    expect([answer.status, answer.body.code]).toEqual([400, 'unreadable-body']);
  });

  test('names each taken field, whatever its case', async () => {
    const { email } = await identity.register('Marek');
    const answer = await register({ ...valid, username: 'mAREK', email: ` ${email.toUpperCase()} ` });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      expect.objectContaining({ field: 'username', code: 'taken' }),
      expect.objectContaining({ field: 'email', code: 'taken' }),
    ]);
  });

  test('of the same name at the same time succeeds once', async () => {
    const racing = Array.from({ length: 4 }, (_, n) =>
      register({ ...valid, username: 'Racer', email: `racer${n}@learners.test` }),
    );
    const statuses = (await Promise.all(racing)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 422, 422, 422]);
  });
});

describe('activation', () => {
  test('by the mailed link, once', async () => {
    const learner = await identity.register('Ewa');
    const token = await identity.mailedToken(learner.email);
    await activate(token).expect(200, { status: 'ok' });
    expect(await identity.user(learner)).toMatchObject({ isActive: true });
    expect((await changesOf(learner.userId)).at(-1)).toEqual({
      userId: learner.userId,
      change: 'activated',
      isActive: true,
      preferences: { timeZone: 'Europe/Warsaw', dailyGoal: 20, examDate: null, showInRankings: true },
    });
    const again = await activate(token);
    expect([again.status, again.body.errors[0].field]).toEqual([422, 'token']);
  });

  test('refuses a wrong link and one of yesterday', async () => {
    const { email } = await identity.register('Piotr');
    const token = await identity.mailedToken(email);
    expect((await activate('wrong')).status).toBe(422);
    identity.clock.advance({ hours: 24, minutes: 1 });
    expect((await activate(token)).status).toBe(422);
  });

  test.each([
    [
      { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' },
      'Aktiviere dein Konto',
      'Grüne Welle',
      '/de/account/activate/',
    ],
    [
      { 'accept-language': 'de', cookie: 'i18n_redirected=en' },
      'Activate your account',
      'Green Wave',
      '/en/account/activate/',
    ],
    [{}, 'Aktywuj swoje konto', 'Zielona Fala', '.test/account/activate/'],
  ])('is asked for in the language of %j', async (headers, subject, sender, path) => {
    const { email } = await identity.register(subject.slice(0, 7), headers);
    await identity.mailedToken(email);
    const mail = identity.mails.find(({ to }) => to === email);
    expect([mail?.subject, mail?.senderName, mail?.replyTo]).toEqual([
      subject,
      sender,
      'operator@portal.test',
    ]);
    expect(mail?.text).toContain(path);
    expect(mail?.html).toContain(path);
  });

  test('the link can be sent again after ten minutes, counted from the first mail', async () => {
    const begun = identity.clock.now().getTime();
    const learner = await identity.register('Tomek');
    await identity.mailedToken(learner.email);
    identity.clock.advance({ minutes: 9 });
    const early = await resend(learner);
    const passedSeconds = (identity.clock.now().getTime() - begun) / 1000;
    expect(early.status).toBe(403);
    expect(early.body).toMatchObject({
      message: RESEND_ACTIVATION_TOO_SOON,
      code: 'activation-link-too-soon',
    });
    expect(Number(early.headers['retry-after'])).toBeGreaterThanOrEqual(Math.floor(600 - passedSeconds));
    expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(60);
    identity.clock.advance({ minutes: 1 });
    await resend(learner).expect(200, { status: 'ok' });
    expect((await resend(learner)).status).toBe(403);
    await activate(await identity.mailedToken(learner.email, 2)).expect(200);
    await resend(learner).expect(200, { status: 'ok' });
  });

  test('is sent again in the language that the page has now, in which later mails are written too', async () => {
    const learner = await identity.register('Moritz');
    await identity.mailedToken(learner.email);
    identity.clock.advance({ minutes: 10 });
    await resend(learner, { cookie: 'i18n_redirected=de' }).expect(200);
    await activate(await identity.mailedToken(learner.email, 2)).expect(200);
    const mail = identity.mails.findLast(({ to }) => to === learner.email);
    expect([mail?.subject, mail?.senderName]).toEqual(['Aktiviere dein Konto', 'Grüne Welle']);
    expect(mail?.text).toContain('/de/account/activate/');
    expect(await languageOf(learner)).toBe('de');
    // an active account chooses its language itself
    await resend(learner, { cookie: 'i18n_redirected=en' }).expect(200);
    expect(await languageOf(learner)).toBe('de');
  });
});

describe('a mail', () => {
  test('that the server does not take waits, and its link is forgotten once it is sent', async () => {
    identity.mailServerDown = true;
    const { email } = await identity.register('Zofia');
    const waiting = () => identity.connection.collection('mails').findOne({ to: email });
    await waitFor('a failed attempt', async () => (await waiting())?.attempts === 1);
    identity.mailServerDown = false;
    identity.clock.advance({ minutes: 1 });
    const token = await identity.mailedToken(email);
    await waitFor('an empty queue', async () => (await waiting()) === null);
    expect(JSON.stringify(await identity.connection.collection('links').find({}).toArray())).not.toContain(
      token,
    );
  });
});
