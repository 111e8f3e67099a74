import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER, RESEND_ACTIVATION_TOO_SOON } from '@zielona-fala/contracts';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { PASSWORD, startIdentity, type TestIdentity, type TestLearner } from './support/identity.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity();
});

afterAll(() => identity.stop());

const change = ({ accessToken }: TestLearner, newEmail: string, password = PASSWORD) =>
  identity.call
    .patch('/api/v1/users/change/email')
    .set(ACCESS_TOKEN_HEADER, accessToken)
    .send({ newEmail, password });
const confirm = (token: string) =>
  identity.call.patch('/api/v1/users/change/email/confirm').query({ token }).send();
const activate = (token: string) => identity.call.get('/api/v1/users/account/activate').query({ token });
const login = (email: string) => identity.call.post('/api/v1/auth/login').send({ email, password: PASSWORD });
const awaitedBy = async ({ accessToken }: TestLearner): Promise<string | null> => {
  const answer = await identity.call.get('/api/v1/users/change/email').set(ACCESS_TOKEN_HEADER, accessToken);
  expect(answer.status).toBe(200);
  return answer.body.newEmail;
};
const addressOf = async (learner: TestLearner) => (await identity.user(learner)).email;
const subjectsTo = (email: string) =>
  identity.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
const fresh = (name: string) => `${name}@${identity.resources.kafkaPrefix}new.test`;
const refusalOf = (answer: { status: number; body: { errors?: { field: string; code: string }[] } }) => [
  answer.status,
  ...(answer.body.errors ?? []).map(({ field, code }) => `${field} ${code}`),
];

describe('an active learner’s new address', () => {
  test('counts once the link that was sent there is opened; the address so far is told of both', async () => {
    const learner = await identity.registerActive('Moving');
    const newEmail = fresh('moved');
    expect(await awaitedBy(learner)).toBeNull();
    await change(learner, newEmail).expect(200, { status: 'ok' });
    expect(await awaitedBy(learner)).toBe(newEmail);
    const token = await identity.mailedToken(newEmail);
    expect(await addressOf(learner)).toBe(learner.email);
    expect(await awaitedBy(learner)).toBe(newEmail);
    expect(await awaitedBy(await identity.registerActive('Other'))).toBeNull();
    await confirm(token).expect(200, { status: 'ok' });
    expect(await awaitedBy(learner)).toBeNull();
    expect(await addressOf(learner)).toBe(newEmail);
    await login(newEmail).expect(200);
    await login(learner.email).expect(401);
    await waitFor('the mails to the address so far', () => subjectsTo(learner.email).length === 3);
    expect(subjectsTo(learner.email).slice(1)).toEqual([
      'Zmiana adresu e-mail w Twoim koncie',
      'Twój adres e-mail został zmieniony',
    ]);
    expect(refusalOf(await confirm(token))).toEqual([422, 'token invalid']);
  });

  test('needs the password, and another address than before', async () => {
    const learner = await identity.registerActive('Careless');
    const wrong = await change(learner, fresh('any'), 'not-the-password');
    expect(refusalOf(wrong)).toEqual([422, 'password wrong']);
    expect(refusalOf(await change(learner, learner.email.toUpperCase()))).toEqual([
      422,
      'newEmail unchanged',
    ]);
    expect(refusalOf(await change(learner, 'no-address'))).toEqual([422, 'newEmail invalid']);
    expect((await identity.call.patch('/api/v1/users/change/email').send({})).status).toBe(401);
  });

  test('is refused when somebody has it, and when somebody was faster', async () => {
    const learner = await identity.registerActive('Second');
    const other = await identity.register('Has-it');
    expect(refusalOf(await change(learner, other.email.toUpperCase()))).toEqual([422, 'newEmail taken']);
    const wanted = `faster@${identity.resources.kafkaPrefix}test`;
    await change(learner, wanted).expect(200);
    const token = await identity.mailedToken(wanted);
    await identity.register('faster');
    expect(refusalOf(await confirm(token))).toEqual([422, 'token taken']);
    expect(await addressOf(learner)).toBe(learner.email);
  });

  test('replaces the one asked for before: its link is void', async () => {
    const learner = await identity.registerActive('Undecided');
    await change(learner, fresh('first')).expect(200);
    const first = await identity.mailedToken(fresh('first'));
    await change(learner, fresh('second')).expect(200);
    const second = await identity.mailedToken(fresh('second'));
    expect(await awaitedBy(learner)).toBe(fresh('second'));
    expect((await confirm(first)).status).toBe(422);
    await confirm(second).expect(200);
    expect(await addressOf(learner)).toBe(fresh('second'));
  });

  test('voids what was sent to the address so far', async () => {
    const learner = await identity.registerActive('Robbed');
    await identity.call.post('/api/v1/auth/password-reset/link').send({ email: learner.email }).expect(200);
    const reset = await identity.mailedToken(learner.email, 2);
    await change(learner, fresh('safe')).expect(200);
    await confirm(await identity.mailedToken(fresh('safe'))).expect(200);
    const newPassword = 'czerwone-swiatlo';
    await identity.call
      .patch('/api/v1/auth/password-reset/confirm')
      .query({ token: reset })
      .send({ token: reset, newPassword, newPasswordRepeat: newPassword })
      .expect(422);
  });

  test('cannot be used to send mails again and again', async () => {
    const learner = await identity.registerActive('Pushy');
    await change(learner, fresh('pushed')).expect(200);
    const again = await change(learner, fresh('pushed'));
    expect(again.status).toBe(429);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(500);
    for (let each = 0; each < 8; each += 1) await change(learner, fresh(`pushed-${each}`)).expect(200);
    expect((await change(learner, fresh('pushed-more'))).status).toBe(429);
  });

  test('cannot be confirmed after a day', async () => {
    const learner = await identity.registerActive('Sleepy');
    await change(learner, fresh('late')).expect(200);
    const token = await identity.mailedToken(fresh('late'));
    identity.clock.advance({ days: 1, minutes: 1 });
    expect((await confirm(token)).status).toBe(422);
    const { accessToken } = (await login(learner.email)).body;
    expect(await awaitedBy({ ...learner, accessToken })).toBeNull();
    identity.clock.advance({ days: -1, minutes: -1 });
  });
});

describe('a mistyped address of an account that waits for its activation', () => {
  test('is corrected at once, and the activation goes to the right one alone', async () => {
    const learner = await identity.register('Mistyped');
    const old = await identity.mailedToken(learner.email);
    await change(learner, fresh('right')).expect(200);
    expect(await addressOf(learner)).toBe(fresh('right'));
    const token = await identity.mailedToken(fresh('right'));
    expect((await activate(old)).status).toBe(422);
    await activate(token).expect(200);
    expect((await identity.user(learner)).isActive).toBe(true);
    const log = await identity.call
      .get('/api/v1/users/security-log')
      .set(ACCESS_TOKEN_HEADER, learner.accessToken);
    expect(log.body.map(({ event }: { event: string }) => event)).toEqual(['email-change', 'sign-in']);
    expect(subjectsTo(learner.email)).toHaveLength(1);
  });

  test('is corrected in the language that the page has now', async () => {
    const learner = await identity.register('Umgezogen');
    await change(learner, fresh('richtig')).set('accept-language', 'de').expect(200);
    await identity.mailedToken(fresh('richtig'));
    expect(subjectsTo(fresh('richtig'))).toEqual(['Aktiviere dein Konto']);
  });

  test('frees the wrong address for whoever has it', async () => {
    const learner = await identity.register('Neighbour');
    await change(learner, fresh('mine')).expect(200);
    const body = {
      username: 'The-real-one',
      email: learner.email,
      password: PASSWORD,
      repeatPassword: PASSWORD,
    };
    await identity.call.post('/api/v1/auth/register').send(body).expect(201);
  });

  test('waits like any activation mail to that address', async () => {
    const [one, two] = [await identity.register('Back'), await identity.register('Forth')];
    await change(one, fresh('shared')).expect(200);
    await change(one, fresh('other')).expect(200);
    const soon = await change(two, fresh('shared'));
    expect([soon.status, soon.body.message]).toEqual([403, RESEND_ACTIVATION_TOO_SOON]);
    expect(await addressOf(two)).toBe(two.email);
  });
});
