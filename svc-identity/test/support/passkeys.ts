import { type Authenticator, createAuthenticator } from './authenticator.ts';
import type { TestIdentity } from './identity.ts';

export const PASSKEYS = '/api/v1/auth/passkeys';
/** Where authenticators answer. */
export const PAGE = { origin: 'https://portal.test', rpId: 'portal.test' };
/** The cookie of a browser in which nobody is signed in. */
export const ANONYMOUS = '__Host-zf_anon=browser-of-the-learner';

/** Adds a passkey of a new authenticator to the account of a token. */
export async function addPasskey({ post }: TestIdentity, accessToken: string): Promise<Authenticator> {
  const passkey = createAuthenticator(PAGE);
  const { body } = await post(`${PASSKEYS}/register/options`, accessToken).expect(200);
  await post(`${PASSKEYS}/register/verify`, accessToken, { response: passkey.register(body) }).expect(201);
  return passkey;
}

/** @returns the answer to the sign-in */
export async function signInBy({ call }: TestIdentity, passkey: Authenticator) {
  const options = await call.post(`${PASSKEYS}/login/options`).set('cookie', ANONYMOUS).expect(200);
  return call
    .post(`${PASSKEYS}/login/verify`)
    .set('cookie', ANONYMOUS)
    .send({ response: passkey.signIn(options.body) });
}
