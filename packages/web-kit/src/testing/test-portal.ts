import type { Store } from '@reduxjs/toolkit';
import type { UserDto } from '@zielona-fala/contracts';
import {
  type ApiRequest,
  NO_FACTS,
  PORTAL_CONTRACT,
  type Portal,
  type PortalFacts,
  type SessionState,
  type ToastContent,
} from '@zielona-fala/contracts/portal';
import { createPortalStore } from '@zielona-fala/web-kit/store';
import { createIntl } from 'react-intl';

/** Answers a call of the API in a test; throw an ApiError to refuse. */
export type FakeApi = (request: ApiRequest) => unknown;

export interface TestPortalOptions {
  readonly api?: FakeApi;
  /** Signed in when given. */
  readonly user?: UserDto | null;
  readonly session?: Partial<Portal['session']>;
  /** What the server knew; nothing else. */
  readonly facts?: Partial<PortalFacts>;
}

export interface TestPortal extends Portal {
  /** For react-redux' Provider. */
  readonly reduxStore: Store;
  /** What was shown so far. */
  readonly shownToasts: readonly ToastContent[];
  readonly visited: readonly string[];
}

/** A portal for tests: a real store and RTK Query api over a faked server. Records toasts and navigation. */
export function createTestPortal(options: TestPortalOptions = {}): TestPortal {
  const request = async (call: ApiRequest): Promise<unknown> => {
    if (!options.api) throw new Error(`no answer for ${call.method ?? 'GET'} ${call.path}`);
    return options.api(call);
  };
  const client = { request: request as Portal['api']['request'] };
  const { store, portalStore } = createPortalStore(client);
  const user = options.user ?? null;
  const state: SessionState = { status: user ? 'signed-in' : 'anonymous', user };
  const shownToasts: ToastContent[] = [];
  const visited: string[] = [];
  const nothing = () => undefined;
  const done = async () => undefined;
  return {
    contract: PORTAL_CONTRACT,
    shownToasts,
    visited,
    reduxStore: store,
    store: portalStore,
    api: client,
    session: {
      getState: () => state,
      subscribe: () => nothing,
      login: done,
      register: done,
      enter: done,
      logout: done,
      renew: done,
      reloadUser: async () => {
        if (!user) throw new Error('nobody is signed in');
        return user;
      },
      ...options.session,
    },
    locale: { current: () => 'pl', switchTo: done },
    theme: { current: () => 'system', subscribe: () => nothing, choose: nothing },
    toasts: {
      show: (toast) => {
        shownToasts.push(toast);
        return String(shownToasts.length);
      },
      close: nothing,
    },
    dialogs: { confirm: async () => true },
    navigation: {
      go: (path) => {
        visited.push(path);
      },
      holdUpdates: () => nothing,
      hideFrame: () => nothing,
    },
    progress: { start: () => nothing },
    facts: { ...NO_FACTS, ...options.facts },
    href: (page) => `/link/${page}`,
    instanceHref: (page, instance) => `/link/${page}/${instance}`,
    subscribeToHref: () => nothing,
    intl: () => createIntl({ locale: 'pl', defaultLocale: 'pl' }),
  };
}
