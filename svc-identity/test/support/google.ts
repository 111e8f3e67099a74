import { expect } from '@jest/globals';
import { ACCESS_TOKEN_HEADER, type SignInMethodsDto, type UserDto } from '@zielona-fala/contracts';
import { createCookieJar } from '@zielona-fala/service-kit/testing';
import { createFlagStore } from '../../src/flags/store.ts';
import { setCookies, startIdentity, type TestIdentity } from './identity.ts';
import { CLIENT, startProvider, type TestProvider } from './openid-provider.ts';

export const PORTAL = 'https://portal.test';
export const START = '/api/v1/auth/google/start';
export const FINISH = '/api/v1/auth/google/finish';

type Answer = Awaited<ReturnType<TestIdentity['call']['get']>>;

/** The service with a provider that it knows, and with its flag on. */
export interface GoogleTest {
  readonly identity: TestIdentity;
  readonly provider: TestProvider;
  readonly openBrowser: ReturnType<typeof browsers>;
  userOf(accessToken: string): Promise<UserDto>;
  methodsOf(accessToken: string): Promise<SignInMethodsDto>;
  /** Of the security log, the newest first. */
  eventsOf(accessToken: string): Promise<string[]>;
  stop(): Promise<void>;
}

export const settingsOf = (provider: TestProvider): Record<string, string> => ({
  GOOGLE_ISSUER: provider.issuer,
  GOOGLE_CLIENT_ID: CLIENT.id,
  GOOGLE_CLIENT_SECRET: CLIENT.secret,
});

export async function startWithGoogle(): Promise<GoogleTest> {
  const provider = await startProvider(`${PORTAL}/api/v1/auth/google/callback`);
  const identity = await startIdentity(settingsOf(provider));
  await createFlagStore(identity.connection).set('google-sign-in', true, new Date());
  const read = async (path: string, accessToken: string) =>
    (await identity.call.get(`/api/v1/${path}`).set(ACCESS_TOKEN_HEADER, accessToken).expect(200)).body;
  return {
    identity,
    provider,
    openBrowser: browsers(identity, provider),
    userOf: (accessToken) => read('users/user', accessToken),
    methodsOf: (accessToken) => read('auth/methods', accessToken),
    async eventsOf(accessToken) {
      const log = await read('users/security-log', accessToken);
      return log.map(({ event }: { event: string }) => event);
    },
    async stop() {
      await identity.stop();
      await provider.stop();
    },
  };
}

/** Browsers that keep cookies, and follow the portal's redirects as far as the portal's pages. */
function browsers(identity: TestIdentity, provider: TestProvider) {
  return () => {
    const jar = createCookieJar();
    const keep = (answer: Answer): Answer => {
      jar.keep(setCookies(answer));
      return answer;
    };
    const get = async (url: string) => keep(await identity.call.get(url).set('cookie', jar.header()));
    const open = async (url: URL) => get(url.pathname + url.search);
    const browser = {
      cookies: jar.cookies,
      open,
      /** @returns where the portal leads to */
      async start(query = ''): Promise<string> {
        return (await get(START + query)).headers.location ?? '';
      },
      link: async (accessToken: string) => {
        const answer = identity.call.post('/api/v1/auth/google/link').set(ACCESS_TOKEN_HEADER, accessToken);
        return keep(await answer.set('cookie', jar.header()).send({}));
      },
      finish: async (body: Record<string, string> = {}) =>
        keep(await identity.call.post(FINISH).set('cookie', jar.header()).send(body)),
      /** From the button to the login page. */
      async comeBack(query = ''): Promise<string> {
        const answer = await open(await provider.visit(await browser.start(query)));
        expect(answer.status).toBe(303);
        return (answer.headers.location ?? '').replace(PORTAL, '');
      },
      async signIn(body: Record<string, string> = {}): Promise<Answer> {
        expect(await browser.comeBack()).toBe('/zaloguj?google=proven');
        return browser.finish(body);
      },
    };
    return browser;
  };
}
