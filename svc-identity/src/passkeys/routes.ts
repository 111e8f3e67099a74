import { addPasskey } from '@zielona-fala/contracts/api/passkeys/add-passkey';
import { beginPasskey } from '@zielona-fala/contracts/api/passkeys/begin-passkey';
import { beginPasskeySignIn } from '@zielona-fala/contracts/api/passkeys/begin-passkey-sign-in';
import { beginProof } from '@zielona-fala/contracts/api/passkeys/begin-proof';
import { confirmPasskey } from '@zielona-fala/contracts/api/passkeys/confirm-passkey';
import { listPasskeys } from '@zielona-fala/contracts/api/passkeys/list-passkeys';
import { proveByPasskey } from '@zielona-fala/contracts/api/passkeys/prove-by-passkey';
import { removePasskey } from '@zielona-fala/contracts/api/passkeys/remove-passkey';
import { renamePasskey } from '@zielona-fala/contracts/api/passkeys/rename-passkey';
import { signInByPasskey } from '@zielona-fala/contracts/api/passkeys/sign-in-by-passkey';
import { OK } from '@zielona-fala/contracts/api/status';
import { type Endpoint, Problem, serve } from '@zielona-fala/service-kit/http';
import type { Request } from 'express';
import { clientOf } from '../client.ts';
import type { SignIn } from '../sessions/sign-in.ts';
import type { BrowserOf } from './browser.ts';
import type { Passkeys } from './passkeys.ts';

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
    serve(listPasskeys, ({ user }) => passkeys.list(user)),
    serve(beginPasskey, ({ user, body, request }) =>
      passkeys.beginRegistration(user, body, clientOf(request)),
    ),
    serve(addPasskey, ({ user, body, request }) => passkeys.register(user, body.response, clientOf(request))),
    serve(renamePasskey, ({ user, params, body }) => passkeys.rename(user, params.passkeyId, body.name)),
    serve(confirmPasskey, ({ user, params, body, request }) =>
      passkeys.confirm(user, params.passkeyId, body, clientOf(request)),
    ),
    serve(removePasskey, async ({ user, params, body, request }) => {
      await passkeys.remove(user, params.passkeyId, body, clientOf(request));
      return OK;
    }),
    serve(beginProof, ({ user, request }) => passkeys.beginProof(user, clientOf(request))),
    serve(proveByPasskey, async ({ user, body, request }) => {
      await passkeys.prove(user, body.response, clientOf(request));
      return OK;
    }),
    serve(beginPasskeySignIn, ({ request }) =>
      passkeys.beginSignIn(knownBrowser(request), clientOf(request)),
    ),
    serve(signInByPasskey, async ({ body, request, response }) => {
      const account = await passkeys.signIn(knownBrowser(request), body.response, clientOf(request));
      return parts.signIn({ account, by: 'passkey' }, request, response);
    }),
  ];
}
