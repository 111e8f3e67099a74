import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { createCookieJar } from '@zielona-fala/service-kit/testing';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider, { interactionPolicy } from 'oidc-provider';

export const CLIENT = { id: 'portal-at-the-provider', secret: 'secret-of-the-portal-at-the-provider' };

/** Who is signed in at the provider. */
export interface ProviderUser {
  readonly subject: string;
  readonly email: string;
  readonly isVerified?: boolean;
}

/** A provider of OpenID Connect on a port of its own, as strict as its standard, with a door for forged tokens. */
export interface TestProvider {
  readonly issuer: string;
  /** Null: whoever is there declines. */
  user: ProviderUser | null;
  /** Changes what the next ID tokens say; they are signed anew, by default with the provider's own key. */
  forge: ((claims: JWTPayload) => { claims: JWTPayload; byStranger?: boolean }) | null;
  /** While true every call is answered by 502, as by a proxy in front of it. */
  isAway: boolean;
  /** How many calls have come. */
  calls: number;
  /** Follows a sign-in through the provider's pages. @returns where it leaves them to */
  visit(signInUrl: string): Promise<URL>;
  stop(): Promise<void>;
}

export async function startProvider(redirectUri: string): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const own = await generateKeyPair('RS256', { extractable: true });
  const stranger = await generateKeyPair('RS256');
  const kid = 'provider-key';
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);

  const state: TestProvider = {
    issuer,
    user: null,
    forge: null,
    isAway: false,
    calls: 0,
    async visit(signInUrl) {
      const jar = createCookieJar();
      let url = new URL(signInUrl);
      while (url.origin === issuer) {
        const answer = await fetch(url, { redirect: 'manual', headers: { cookie: jar.header() } });
        jar.keep(answer.headers.getSetCookie());
        const location = answer.headers.get('location');
        if (location === null) throw new Error(`the provider stays at ${url}: ${await answer.text()}`);
        url = new URL(location, url);
      }
      return url;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  // it warns that it keeps everything in memory, which is what a test wants
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(own.privateKey)), kid, alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['cookie-key-of-the-provider'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        email: state.user?.email,
        email_verified: state.user?.isVerified ?? true,
      }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ accountId: oidc.session?.accountId, clientId: CLIENT.id });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });

  warn.mockRestore();

  const interact = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { user } = state;
    const result =
      user === null ? { error: 'access_denied' } : { login: { accountId: user.subject }, select_account: {} };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  };

  const forged = async (body: string): Promise<string> => {
    const answer = JSON.parse(body);
    const { forge } = state;
    if (forge === null || answer.id_token === undefined) return body;
    const given = JSON.parse(Buffer.from(answer.id_token.split('.')[1], 'base64url').toString());
    const { claims, byStranger } = forge(given);
    const { privateKey } = byStranger ? stranger : own;
    const signed = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
    return JSON.stringify({ ...answer, id_token: signed });
  };

  const handle = provider.callback();
  server.on('request', (request, response) => {
    state.calls += 1;
    if (state.isAway) {
      response.writeHead(502).end();
      return;
    }
    if (request.url?.startsWith('/interaction/')) {
      void interact(request, response);
      return;
    }
    if (request.url === '/token') {
      const end = response.end.bind(response);
      response.end = ((body: string) => {
        void forged(String(body)).then((changed) => {
          response.setHeader('content-length', Buffer.byteLength(changed));
          end(changed);
        });
        return response;
      }) as typeof response.end;
    }
    void handle(request, response);
  });
  return state;
}
