import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER } from '@zielona-fala/contracts';
import { createTransact } from '@zielona-fala/service-kit/mongo';
import { createAccountStore } from '../src/accounts/store.ts';
import { type GoogleTest, PORTAL, startWithGoogle } from './support/google.ts';
import { PASSWORD } from './support/identity.ts';

let google: GoogleTest;
let provider: GoogleTest['provider'];
let identity: GoogleTest['identity'];

beforeAll(async () => {
  google = await startWithGoogle();
  ({ provider, identity } = google);
});

afterAll(() => google.stop());

beforeEach(() => {
  Object.assign(provider, { user: null, forge: null, isAway: false });
});

const openBrowser = () => google.openBrowser();
const userOf = (accessToken: string) => google.userOf(accessToken);
const methodsOf = (accessToken: string) => google.methodsOf(accessToken);
const eventsOf = (accessToken: string) => google.eventsOf(accessToken);

describe('a way in that is linked', () => {
  const unlink = (accessToken: string, password: string) =>
    identity.call.delete('/api/v1/auth/google').set(ACCESS_TOKEN_HEADER, accessToken).send({ password });

  test('stays while there is no password, and goes once one was set by mail', async () => {
    const email = 'password-less@poczta.test';
    provider.user = { subject: 'password-less', email };
    const { body } = await openBrowser().signIn();
    await unlink(body.accessToken, 'anything').expect(422);
    expect(await methodsOf(body.accessToken)).toEqual({ password: false, google: true });
    await identity.call.post('/api/v1/auth/login').send({ email, password: 'anything' }).expect(401);

    await identity.call.post('/api/v1/auth/password-reset/link').send({ email }).expect(200);
    const token = await identity.mailedToken(email, 2);
    const passwords = { token, newPassword: PASSWORD, newPasswordRepeat: PASSWORD };
    await identity.call.patch('/api/v1/auth/password-reset/confirm').send(passwords).expect(200);
    const login = await identity.call
      .post('/api/v1/auth/login')
      .send({ email, password: PASSWORD })
      .expect(200);
    await unlink(login.body.accessToken, PASSWORD).expect(200);
    expect(await methodsOf(login.body.accessToken)).toEqual({ password: true, google: false });
    expect(await eventsOf(login.body.accessToken)).toContain('google-unlinked');
    expect((await openBrowser().signIn()).body.code).toBe('password-required');
  });

  test('goes with the account, which can be deleted without a password', async () => {
    provider.user = { subject: 'gone', email: 'gone@poczta.test' };
    const { body } = await openBrowser().signIn();
    const { userId } = await userOf(body.accessToken);
    await openBrowser().comeBack();
    await identity.call.delete('/api/v1/users').set(ACCESS_TOKEN_HEADER, body.accessToken).expect(200);
    for (const collection of await identity.connection.listCollections()) {
      if (['outbox', 'mails', 'security_log'].includes(collection.name)) continue;
      const found = await identity.connection.collection(collection.name).find().toArray();
      expect(JSON.stringify(found)).not.toContain('gone@poczta.test');
    }
    const again = await openBrowser().signIn();
    expect((await userOf(again.body.accessToken)).userId).not.toBe(userId);
  });
});

describe('linking from the settings', () => {
  const link = (accessToken: string, proofs: object = {}) =>
    identity.call.post('/api/v1/auth/google/link').set(ACCESS_TOKEN_HEADER, accessToken).send(proofs);
  /** From the button to the settings. */
  const comeBack = async (accessToken: string): Promise<string> => {
    const browser = openBrowser();
    const answer = await browser.link(accessToken);
    return ((await browser.open(await provider.visit(answer.body.url))).headers.location ?? '').replace(
      PORTAL,
      '',
    );
  };

  test('takes any account at Google, tells by mail, and then opens the account without a password', async () => {
    const learner = await identity.registerActive('Linker');
    provider.user = { subject: 'linker', email: 'another-address@poczta.test' };
    expect(await comeBack(learner.accessToken)).toBe('/dashboard/settings?google=linked');
    expect(await methodsOf(learner.accessToken)).toEqual({ password: true, google: true });
    expect(await eventsOf(learner.accessToken)).toContain('google-linked');
    expect((await userOf((await openBrowser().signIn()).body.accessToken)).userId).toBe(learner.userId);
    expect((await link(learner.accessToken)).body).toMatchObject({ status: 409, code: 'google-linked' });
  });

  test('never takes one that another account has', async () => {
    const [owner, other] = [
      await identity.registerActive('Owner'),
      await identity.registerActive('NotOwner'),
    ];
    provider.user = { subject: 'owned', email: 'owned@poczta.test' };
    expect(await comeBack(owner.accessToken)).toBe('/dashboard/settings?google=linked');
    expect(await comeBack(other.accessToken)).toBe('/dashboard/settings?google=taken');
    expect(await methodsOf(other.accessToken)).toEqual({ password: true, google: false });
  });

  test('asks for the password once the sign-in is ten minutes old', async () => {
    const learner = await identity.registerActive('LinkLater');
    identity.clock.advance({ minutes: 11 });
    expect((await link(learner.accessToken).expect(422)).body.errors).toEqual([
      expect.objectContaining({ field: 'password', code: 'required' }),
    ]);
    await link(learner.accessToken, { password: PASSWORD }).expect(200);
  });

  test.each([
    ['a password was changed meanwhile', 'change'],
    ['the session was ended meanwhile', 'logout'],
  ])('does nothing when %s', async (_what, change) => {
    const learner = await identity.registerActive(`Link-${change}`);
    provider.user = { subject: change, email: `${change}@poczta.test` };
    const browser = openBrowser();
    const { body } = await browser.link(learner.accessToken);
    const back = await provider.visit(body.url);
    const passwords = {
      oldPassword: PASSWORD,
      newPassword: 'inne-haslo-1',
      newPasswordRepeat: 'inne-haslo-1',
    };
    await (change === 'logout'
      ? identity.call.get('/api/v1/auth/logout').set(ACCESS_TOKEN_HEADER, learner.accessToken).expect(200)
      : identity.call
          .patch('/api/v1/auth/password-change')
          .set(ACCESS_TOKEN_HEADER, learner.accessToken)
          .send(passwords)
          .expect(200));
    expect((await browser.open(back)).headers.location).toBe(`${PORTAL}/dashboard/settings?google=failed`);
    const account = await identity.connection
      .collection<{ _id: number }>('accounts')
      .findOne({ _id: learner.userId });
    expect(account).not.toHaveProperty('google');
  });

  test('links one of two that come back at once', async () => {
    const learner = await identity.registerActive('LinkTwice');
    const returns = [];
    for (const subject of ['twice-1', 'twice-2']) {
      provider.user = { subject, email: `${subject}@poczta.test` };
      const browser = openBrowser();
      const { body } = await browser.link(learner.accessToken);
      const back = await provider.visit(body.url);
      returns.push(() => browser.open(back));
    }
    const answers = await Promise.all(returns.map((comeBackTo) => comeBackTo()));
    expect(answers.map(({ headers }) => headers.location).sort()).toEqual([
      `${PORTAL}/dashboard/settings?google=failed`,
      `${PORTAL}/dashboard/settings?google=linked`,
    ]);
    expect((await eventsOf(learner.accessToken)).filter((event) => event === 'google-linked')).toHaveLength(
      1,
    );
  });

  test('is told when Google says no, and from another browser nothing is linked', async () => {
    const learner = await identity.registerActive('LinkNo');
    expect(await comeBack(learner.accessToken)).toBe('/dashboard/settings?google=cancelled');
    provider.user = { subject: 'link-no', email: 'link-no@poczta.test' };
    const { body } = await openBrowser().link(learner.accessToken);
    const elsewhere = await openBrowser().open(await provider.visit(body.url));
    expect(elsewhere.headers.location).toBe(`${PORTAL}/zaloguj?google=failed`);
    expect(await methodsOf(learner.accessToken)).toEqual({ password: true, google: false });
  });
});

describe('of an account that was read before another call changed it', () => {
  const ONE = {
    issuer: 'https://accounts.google.com',
    subject: 'raced-1',
    linkedAt: new Date(),
    passwordResets: 0,
  };
  const OTHER = { ...ONE, subject: 'raced-2' };

  const readBefore = async (username: string) => {
    const accounts = createAccountStore(identity.connection);
    const transact = createTransact(identity.connection);
    const { userId } = await identity.registerActive(username);
    const found = await accounts.byId(userId);
    if (found === null) throw new Error('the account is there');
    const link = (google: typeof ONE) =>
      transact((transaction) => accounts.linkGoogle(found, google, transaction));
    return { accounts, transact, userId, found, link };
  };

  test('the same link counts as done, and another one is refused', async () => {
    const { accounts, userId, link } = await readBefore('RacedLink');
    expect([await link(ONE), await link(ONE), await link(OTHER)]).toEqual(['now', 'before', null]);
    expect((await accounts.byId(userId))?.google?.subject).toBe(ONE.subject);
  });

  test('a link that is gone is not confirmed, and none is made of it', async () => {
    const { accounts, transact, userId, link } = await readBefore('RacedConfirm');
    await link({ ...ONE, subject: 'raced-3' });
    const linked = await accounts.byId(userId);
    if (linked === null) throw new Error('the account is there');
    await transact((transaction) => accounts.unlinkGoogle(linked, transaction));
    expect(await transact((transaction) => accounts.confirmGoogle(linked, transaction))).toBe(false);
    expect((await accounts.byId(userId))?.google).toBeUndefined();
  });
});
