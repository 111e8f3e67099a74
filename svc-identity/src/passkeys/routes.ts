import type { StatusDto } from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { type Endpoint, endpoint, Problem } from '@zielona-fala/service-kit/http';
import type { Request } from 'express';
import { clientOf } from '../client.ts';
import { OWN_PASSWORD_LIMITS } from '../passwords/own-password.ts';
import { PROOFS } from '../second-factor/routes.ts';
import { SIGN_INS, type SignIn } from '../sessions/sign-in.ts';
import type { BrowserOf } from './browser.ts';
import type { Passkeys } from './passkeys.ts';
import { FAILED_PASSKEY_SIGN_INS, PASSKEY_ADDITIONS, PASSKEY_SIGN_INS_BEGUN } from './passkeys.ts';
import {
  AUTHENTICATION,
  CREATION_OPTIONS,
  PASSKEY_ID,
  PASSKEY_NAME,
  REGISTRATION,
  REQUEST_OPTIONS,
} from './shapes.ts';

const OK: StatusDto = { status: 'ok' };
const PATH = '/api/v1/auth/passkeys';

export function passkeyRoutes(parts: {
  passkeys: Passkeys;
  browserOf: BrowserOf;
  signIn: SignIn;
}): Endpoint[] {
  const { passkeys } = parts;
  const knownBrowser = (request: Request): string => {
    const browser = parts.browserOf(request);
    if (browser === null) throw new Problem(401, 'bad-passkey', 'A browser without cookies cannot sign in');
    return browser;
  };
  return [
    endpoint({
      method: 'get',
      path: PATH,
      summary: 'The learner’s passkeys',
      access: 'active',
      returns: RESPONSES.passkeys,
      handle: ({ user }) => passkeys.list(user),
    }),
    endpoint({
      method: 'post',
      path: `${PATH}/register/options`,
      summary: 'Begins to add a passkey; asks for a fresh proof',
      problems: ['too-many-passkeys', 'sign-in-again'],
      limits: [PASSKEY_ADDITIONS, ...OWN_PASSWORD_LIMITS],
      access: 'active',
      body: PROOFS,
      returns: CREATION_OPTIONS,
      handle: ({ user, body, request }) => passkeys.beginRegistration(user, body, clientOf(request)),
    }),
    endpoint({
      method: 'post',
      path: `${PATH}/register/verify`,
      summary: 'Adds a passkey',
      problems: ['too-many-passkeys'],
      access: 'active',
      body: REGISTRATION,
      returns: RESPONSES.passkey,
      status: 201,
      handle: ({ user, body, request }) => passkeys.register(user, body.response, clientOf(request)),
    }),
    endpoint({
      method: 'patch',
      path: `${PATH}/:passkeyId`,
      summary: 'Renames a passkey',
      access: 'active',
      params: PASSKEY_ID,
      body: PASSKEY_NAME,
      returns: RESPONSES.passkey,
      handle: ({ user, params, body }) => passkeys.rename(user, params.passkeyId, body.name),
    }),
    endpoint({
      method: 'post',
      path: `${PATH}/:passkeyId/confirm`,
      summary: 'Lets a passkey in again that was added before the password was reset; asks for a fresh proof',
      problems: ['sign-in-again'],
      limits: OWN_PASSWORD_LIMITS,
      access: 'active',
      params: PASSKEY_ID,
      body: PROOFS,
      returns: RESPONSES.passkey,
      handle: ({ user, params, body, request }) =>
        passkeys.confirm(user, params.passkeyId, body, clientOf(request)),
    }),
    endpoint({
      method: 'delete',
      path: `${PATH}/:passkeyId`,
      summary: 'Removes a passkey; asks for a fresh proof',
      problems: ['sign-in-again'],
      limits: OWN_PASSWORD_LIMITS,
      access: 'active',
      params: PASSKEY_ID,
      body: PROOFS,
      returns: RESPONSES.status,
      handle: async ({ user, params, body, request }) => {
        await passkeys.remove(user, params.passkeyId, body, clientOf(request));
        return OK;
      },
    }),
    endpoint({
      method: 'post',
      path: `${PATH}/proof/options`,
      summary: 'Begins a fresh proof by passkey',
      limits: [PASSKEY_SIGN_INS_BEGUN],
      access: 'active',
      returns: REQUEST_OPTIONS,
      handle: ({ user, request }) => passkeys.beginProof(user, clientOf(request)),
    }),
    endpoint({
      method: 'post',
      path: `${PATH}/proof/verify`,
      summary: 'Shows by a passkey that it is still the learner; counts for ten minutes of this session',
      limits: [FAILED_PASSKEY_SIGN_INS],
      access: 'active',
      body: AUTHENTICATION,
      returns: RESPONSES.status,
      handle: async ({ user, body, request }) => {
        await passkeys.prove(user, body.response, clientOf(request));
        return OK;
      },
    }),
    endpoint({
      method: 'post',
      path: `${PATH}/login/options`,
      summary: 'Begins a sign-in by passkey',
      problems: ['bad-passkey'],
      limits: [PASSKEY_SIGN_INS_BEGUN],
      access: 'public',
      returns: REQUEST_OPTIONS,
      handle: ({ request }) => passkeys.beginSignIn(knownBrowser(request), clientOf(request)),
    }),
    endpoint({
      method: 'post',
      path: `${PATH}/login/verify`,
      summary: 'Signs in by passkey, which is both factors',
      problems: ['bad-passkey', 'passkey-unconfirmed', 'bad-credentials'],
      limits: [FAILED_PASSKEY_SIGN_INS, SIGN_INS],
      access: 'public',
      body: AUTHENTICATION,
      returns: RESPONSES.accessToken,
      handle: async ({ body, request, response }) => {
        const account = await passkeys.signIn(knownBrowser(request), body.response, clientOf(request));
        return parts.signIn({ account, by: 'passkey' }, request, response);
      },
    }),
  ];
}
