import type { AccessTokenDto, LevelInfo, UserDto } from '@zielona-fala/contracts';
import type {
  Credentials,
  PortalApi,
  PortalSession,
  Registration,
  SessionState,
} from '@zielona-fala/contracts/portal';
import { isRefusal } from './api-error.ts';
import { browserMemory } from './browser-memory.ts';
import { createApiClient } from './client.ts';
import { createCsrfTokens } from './csrf.ts';
import { createLevelWatch } from './level-watch.ts';
import { singleFlight } from './single-flight.ts';

export interface Session extends PortalSession {
  readonly client: PortalApi;
  /** After a reload: finds out whether somebody is signed in. Never rejects. */
  restore(): Promise<void>;
  /** On each navigation: is the token still good, is the user loaded? Never rejects, blocks nothing. */
  check(): Promise<void>;
}

export interface SessionOptions {
  /** Called once per level reached. */
  readonly onLevel: (level: LevelInfo) => void;
  /** Called when the learner is signed out, by choice or not: the learner's data has to go. */
  readonly onSignedOut: () => void;
}

export function createSession({ onLevel, onSignedOut }: SessionOptions): Session {
  let state: SessionState = {
    status: browserMemory.read('signedIn') ? 'restoring' : 'anonymous',
    user: null,
  };
  const listeners = new Set<() => void>();
  const set = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  let leaving = false;

  const csrf = createCsrfTokens();
  const client = createApiClient(csrf, {
    onSessionLost: () => forget(),
    onAnswer: (answer) => levels.see(answer),
  });
  const levels = createLevelWatch({
    fetchLevel: () => client.request<LevelInfo>({ path: 'v1/users/level' }),
    onLevel: (level) => {
      if (state.user) set({ ...state, user: { ...state.user, ...level } });
      onLevel(level);
    },
    told: {
      read: () => Number(browserMemory.read('toldLevel') ?? 0),
      write: (level) => browserMemory.write('toldLevel', String(level)),
    },
  });

  function forget(): void {
    client.setAccessToken(null);
    browserMemory.write('signedIn', null);
    browserMemory.write('toldLevel', null);
    set({ status: 'anonymous', user: null });
    onSignedOut();
  }

  const reloadUser = singleFlight(async () => {
    const user = await client.request<UserDto>({ path: 'v1/users/user' });
    // what the learner has at sign-in is no news; a level that is reached later stays to be told
    if (browserMemory.read('toldLevel') === null) browserMemory.write('toldLevel', String(user.level));
    if (state.status === 'signed-in') set({ ...state, user });
    return user;
  });

  /** A refused load of the user ends the session (source.md §4); an outage does not. */
  const loadUser = async () => {
    try {
      await reloadUser();
    } catch (error) {
      if (state.status !== 'signed-in') return;
      if (isRefusal(error)) forget();
      else if (!state.user) set({ status: 'unreachable', user: null });
    }
  };

  const enter = async (path: string, body: unknown) => {
    const { accessToken } = await client.request<AccessTokenDto>({ path, method: 'POST', body });
    client.setAccessToken(accessToken);
    browserMemory.write('signedIn', '1');
    // the session id has changed, and the CSRF token with it; a failure is mended by the 403 rule
    await csrf.fresh().catch(() => undefined);
    set({ status: 'signed-in', user: null });
    await loadUser();
  };

  return {
    client,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    login: (credentials: Credentials) => enter('v1/auth/login', credentials),
    register: (registration: Registration) => enter('v1/auth/register', registration),
    reloadUser,
    renew: () => client.renewIfShort().catch(() => undefined),
    async logout() {
      leaving = true;
      // signed out here even when the server cannot be told
      await client.request({ path: 'v1/auth/logout' }).catch(() => undefined);
      leaving = false;
      forget();
      await csrf.fresh().catch(() => undefined);
    },
    restore: singleFlight(async () => {
      if (!browserMemory.read('signedIn')) return set({ status: 'anonymous', user: null });
      try {
        if (!client.hasAccessToken()) await client.renew();
        set({ status: 'signed-in', user: null });
      } catch (error) {
        if (isRefusal(error)) forget();
        else set({ status: 'unreachable', user: null });
        return;
      }
      await loadUser();
    }),
    check: singleFlight(async () => {
      if (state.status !== 'signed-in' || leaving) return;
      // the client itself signs out on a 401 that no renewal mends
      await client.request({ path: 'v1/auth/valid' }).catch(() => undefined);
      if (state.status === 'signed-in' && !state.user) await loadUser();
    }),
  };
}
