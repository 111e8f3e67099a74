import { type AccessTokenDto, type LevelInfo, TIME_ZONE_HEADER, type UserDto } from '@zielona-fala/contracts';
import { getLevel } from '@zielona-fala/contracts/api/accounts/get-level';
import { getUser } from '@zielona-fala/contracts/api/accounts/get-user';
import { register } from '@zielona-fala/contracts/api/accounts/register';
import { checkSession } from '@zielona-fala/contracts/api/sessions/check-session';
import { login } from '@zielona-fala/contracts/api/sessions/login';
import {
  type Credentials,
  type DeclaredRequest,
  type PortalSession,
  type Registration,
  requestTo,
  type SessionState,
} from '@zielona-fala/contracts/portal';
import { createObservable } from '../observable/observable.ts';
import { createSerialQueue } from '../observable/serial-queue.ts';
import { browserMemory } from '../storage/browser-memory.ts';
import { ApiError, endsSession } from './api-error.ts';
import { type ApiClient, createApiClient } from './client.ts';
import { createCsrfTokens } from './csrf.ts';
import { createLevelWatch } from './level-watch.ts';
import { createPendingLogout } from './pending-logout.ts';
import { singleFlight } from './single-flight.ts';
import { ownTimeZone } from './time-zone.ts';

export interface Session extends PortalSession {
  readonly client: ApiClient;
  /** After a reload: determines whether a learner is signed in. Never rejects. */
  restore(): Promise<void>;
  /** On each navigation: is the token still good, is the user loaded? Never rejects, blocks nothing. */
  check(): Promise<void>;
}

export interface SessionOptions {
  /** Shows that a call takes its time. @returns ends it */
  readonly startProgress: () => () => void;
  /** Called once per level reached. */
  readonly onLevel: (level: LevelInfo) => void;
  /** Called when the learner is signed out, by choice or not: the learner's data has to go. */
  readonly onSignedOut: () => void;
  /** Says that the server has not heard of a logout yet. @returns takes it back */
  readonly onLogoutPending: () => () => void;
}

export function createSession({
  startProgress,
  onLevel,
  onSignedOut,
  onLogoutPending,
}: SessionOptions): Session {
  /** The sign-in of this tab; the same in all tabs. */
  let signIn = browserMemory.read('signedIn');
  const state = createObservable<SessionState>({ status: signIn ? 'restoring' : 'anonymous', user: null });

  let leaving = false;

  const csrf = createCsrfTokens();
  const client = createApiClient(csrf, {
    // whoever is leaving is not told that the session has ended: calls that are under way are refused then
    onSessionLost: () => {
      if (!leaving) forget(true);
    },
    onAnswer: (answer) => levels.see(answer),
    onSlow: startProgress,
  });
  const levels = createLevelWatch({
    fetchLevel: () => client.request(requestTo(getLevel, {}, { background: true })),
    onRead: (level) => {
      const { status, user } = state.get();
      if (user) state.set({ status, user: { ...user, ...level } });
    },
    onReached: onLevel,
    announced: {
      read: () => Number(browserMemory.read('announcedLevel') ?? state.get().user?.level ?? 0),
      write: (level) => browserMemory.write('announcedLevel', String(level)),
    },
  });

  /** Takes the learner out of this tab's memory. */
  function leave(isLost = false): void {
    levels.reset();
    window.askedAhead = undefined;
    client.setAccessToken(null);
    csrf.forget();
    userLoad = createUserLoad();
    restore = createRestoration();
    state.set({ status: 'anonymous', user: null, ...(isLost && { isLost }) });
    onSignedOut();
  }

  /** The session has ended: deletes the learner's data in memory and in the browser's storage, and notifies other tabs. */
  function forget(isLost = false): void {
    signIn = null;
    browserMemory.forgetLearner();
    leave(isLost);
  }

  /** Another tab signed in or out: this one does as well. What that tab wrote to the storage they share stays. */
  function follow(): void {
    const current = browserMemory.read('signedIn');
    if (current === signIn) return;
    signIn = current;
    browserMemory.forgetLearner(['session']);
    leave();
    if (current === null) return;
    state.set({ status: 'restoring', user: null });
    void restore();
  }

  /** The service worker keeps no e-mail address: without a network, the one that this page knows goes on. */
  const withKnownEmail = (user: UserDto): UserDto => {
    const known = state.get().user;
    return !user.email && user.userId === known?.userId ? { ...user, email: known.email } : user;
  };

  /** Belongs to one session: an answer that comes after its end changes nothing. @returns the answer */
  const createUserLoad = () =>
    singleFlight(async () => {
      const ownLoad = userLoad;
      const answer = await client.request(requestTo(getUser));
      if (ownLoad !== userLoad) return answer;
      const user = withKnownEmail(answer);
      // the level at sign-in is not announced, only those reached later
      if (browserMemory.read('announcedLevel') === null)
        browserMemory.write('announcedLevel', String(user.level));
      if (state.get().status === 'signed-in') state.set({ status: 'signed-in', user });
      return answer;
    });
  let userLoad = createUserLoad();

  /** Without a network the service worker answers with what this browser last saw of the learner. */
  const lastSeenUser = () => client.request(requestTo(getUser, {}, { background: true })).catch(() => null);

  /** A refused load of the user ends the session (requirement 4.2); an outage does not. */
  const loadUser = async () => {
    const ownLoad = userLoad;
    try {
      await ownLoad();
    } catch (error) {
      if (ownLoad !== userLoad || state.get().status !== 'signed-in') return;
      if (endsSession(error)) forget(true);
      else state.set({ status: 'unreachable', user: state.get().user });
    }
  };

  /** Entering and leaving are never under way at once: the answers of both set the same cookies. */
  const serialized = createSerialQueue();
  const pendingLogout = createPendingLogout({ client, serialized, onPending: onLogoutPending });

  const signInWith = async (request: DeclaredRequest<AccessTokenDto>) => {
    const headers = { [TIME_ZONE_HEADER]: ownTimeZone() };
    await client.enter({ ...request, headers }, ({ accessToken }) => {
      // the server has ended the session that this browser had
      pendingLogout.drop();
      client.setAccessToken(accessToken);
      userLoad = createUserLoad();
      signIn = crypto.randomUUID();
      browserMemory.write('signedIn', signIn);
    });
    state.set({ status: 'signed-in', user: null });
    await loadUser();
  };
  const enter = (request: DeclaredRequest<AccessTokenDto>) => serialized(() => signInWith(request));

  const createRestoration = () =>
    singleFlight(async () => {
      if (pendingLogout.isThere()) {
        forget();
        void pendingLogout.finish();
        return;
      }
      if (!browserMemory.read('signedIn')) {
        browserMemory.forgetLearner();
        return state.set({ status: 'anonymous', user: null });
      }
      const ownLoad = userLoad;
      try {
        if (!client.hasAccessToken()) await client.renew();
        if (ownLoad !== userLoad) return;
        state.set({ status: 'signed-in', user: state.get().user });
      } catch (error) {
        if (ownLoad !== userLoad) return;
        if (endsSession(error)) return forget(true);
        const user = state.get().user ?? (await lastSeenUser());
        if (ownLoad === userLoad) state.set({ status: 'unreachable', user });
        return;
      }
      await loadUser();
    });
  let restore = createRestoration();

  browserMemory.onOtherTab('signedIn', follow);

  return {
    client,
    getState: state.get,
    subscribe: state.subscribe,
    login: (credentials: Credentials, code?: string) =>
      enter(requestTo(login, { body: { ...credentials, code } })),
    register: (registration: Registration) => enter(requestTo(register, { body: registration })),
    enter: (path, body) => enter({ path, method: 'POST', body } as DeclaredRequest<AccessTokenDto>),
    async reloadUser() {
      const user = await userLoad();
      // what the service worker kept is no news
      if (!user.email) throw new ApiError(0, null, 'no network');
      return user;
    },
    renew: async () => {
      if (client.hasAccessToken()) await client.renew().catch(() => undefined);
    },
    accessToken: async () => (leaving ? null : client.accessToken()),
    readLevel: () => levels.read(),
    async logout({ isOver = false } = {}) {
      if (!isOver) {
        leaving = true;
        await pendingLogout.report();
        leaving = false;
      }
      forget();
      if (pendingLogout.isThere()) void pendingLogout.finish();
      else await csrf.prefetch();
    },
    restore: () => restore(),
    check: singleFlight(async () => {
      if (state.get().status !== 'signed-in' || leaving) return;
      // the client itself signs out on a 401 that remains after a renewal
      await client.request(requestTo(checkSession, {}, { background: true })).catch(() => undefined);
      const { status, user } = state.get();
      if (status === 'signed-in' && !user) await loadUser();
    }),
  };
}
