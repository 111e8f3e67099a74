import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER } from '@zielona-fala/contracts';
import { getLevel } from '@zielona-fala/contracts/api/accounts/get-level';
import { getUser } from '@zielona-fala/contracts/api/accounts/get-user';
import { getEmailChange } from '@zielona-fala/contracts/api/emails/get-email-change';
import { getFeatureFlags } from '@zielona-fala/contracts/api/flags/get-feature-flags';
import { getSignInMethods } from '@zielona-fala/contracts/api/google/get-sign-in-methods';
import { getAccounts } from '@zielona-fala/contracts/api/internal/get-accounts';
import { ACCESS_TOKEN } from '@zielona-fala/contracts/api/sessions/access-token';
import { checkSession } from '@zielona-fala/contracts/api/sessions/check-session';
import { listSessions } from '@zielona-fala/contracts/api/sessions/list-sessions';
import { INTERNAL_TOKEN_HEADER } from '@zielona-fala/service-kit/http';
import { compareDeclared } from '@zielona-fala/service-kit/testing';
import { createFlagStore } from '../src/flags/store.ts';
import {
  PASSWORD,
  SETTINGS,
  startIdentity,
  type TestIdentity,
  type TestLearner,
} from './support/identity.ts';

let identity: TestIdentity;
let learner: TestLearner;

beforeAll(async () => {
  identity = await startIdentity({ GOOGLE_CLIENT_ID: 'portal', GOOGLE_CLIENT_SECRET: 'secret' });
  await createFlagStore(identity.connection).set('google-sign-in', true, new Date());
  learner = await identity.registerActive('Responder');
});

afterAll(() => identity.stop());

test.each([getUser, getLevel, checkSession, listSessions, getSignInMethods, getEmailChange, getFeatureFlags])(
  '$path has exactly what its DTO has',
  async ({ path, answer }) => {
    const { body } = await identity.call.get(path).set(ACCESS_TOKEN_HEADER, learner.accessToken).expect(200);
    expect(answer.validate(body, { convert: false }).error).toBeUndefined();
  },
);

test('so have a new access token and what other services are told of accounts', async () => {
  const login = await identity.call
    .post('/api/v1/auth/login')
    .send({ email: learner.email, password: PASSWORD });
  const accounts = await identity.call
    .post('/internal/accounts')
    .set(INTERNAL_TOKEN_HEADER, SETTINGS.TESTS_TOKEN)
    .send({ userIds: [learner.userId] });
  expect(ACCESS_TOKEN.validate(login.body, { convert: false }).error).toBeUndefined();
  expect(accounts.body).toHaveLength(1);
  expect(getAccounts.answer.validate(accounts.body, { convert: false }).error).toBeUndefined();
});

test('it serves the calls that are declared, and no others', () => {
  expect(compareDeclared(identity.app.http, 'identity')).toEqual({ undeclared: [], unserved: [] });
});
