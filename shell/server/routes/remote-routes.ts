import {
  type DescribedPage,
  REMOTES,
  type RemoteName,
  type RoutesDocument,
  type RoutesOfRemotes,
  remoteOf,
} from '@zielona-fala/contracts/portal';
import { ROUTES_DOCUMENT } from '@zielona-fala/contracts/schemas';
import type { Log } from '@zielona-fala/service-kit/process';
import { createRouteMap, type RouteMap } from '../../src/navigation/route-map.ts';

/** The routes that the remotes told last, and the map that they make together. */
export interface KnownRoutes {
  readonly remotes: RoutesOfRemotes<DescribedPage>;
  readonly map: RouteMap<DescribedPage>;
}

export interface RemoteRoutes {
  /**
   * What is known now. Asks the remotes anew behind the caller's back when it is older than a few seconds, and keeps
   * what a remote told last when it is down. Waits only for the first answer of each. Never rejects.
   */
  current(): Promise<KnownRoutes>;
  /**
   * What is known now, for one path: where it leads to no known page, the question that its remote is being asked is
   * waited for (two seconds at most), so that a page is not called missing for an old answer. Never rejects.
   */
  currentFor(pathname: string): Promise<KnownRoutes>;
}

export interface RemoteRoutesOptions {
  readonly origins: Readonly<Record<RemoteName, string>>;
  readonly log: Log;
  /** Milliseconds after which a remote is asked again. */
  readonly freshMs?: number;
}

const FRESH_MS = 5000;
const TIMEOUT_MS = 2000;

/** @throws Error when the remote does not answer, or with anything but its routes */
async function fetchRoutes(remote: RemoteName, origin: string): Promise<RoutesDocument['pages']> {
  const response = await fetch(`${origin}/routes.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`routes.json answers ${response.status}`);
  const { error, value } = ROUTES_DOCUMENT.validate(await response.json(), { stripUnknown: true });
  if (error) throw new Error(`routes.json is refused: ${error.message}`);
  if (value.remote !== remote) throw new Error(`routes.json is of ${value.remote}`);
  return value.pages;
}

/** One remote's routes, as last told. */
function createSource(remote: RemoteName, options: RemoteRoutesOptions) {
  const { origins, log, freshMs = FRESH_MS } = options;
  let pages: RoutesDocument['pages'] | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;
  let isFailing = false;

  const ask = async () => {
    try {
      pages = await fetchRoutes(remote, origins[remote]);
      if (isFailing) log.info({ remote }, 'routes are available again');
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error, remote }, 'routes are unavailable');
      isFailing = true;
    } finally {
      askedAt = performance.now();
      asking = null;
    }
  };

  return {
    pages: () => pages,
    /** Asks when the answer is old. */
    renew() {
      if (!asking && performance.now() - askedAt > freshMs) asking = ask();
    },
    /** Until the first question has an answer or has failed. */
    async toldOnce() {
      if (pages === null && !isFailing) await asking;
    },
    /** Until the question under way, if any, has an answer or has failed. */
    async settled() {
      await asking;
    },
  };
}

export function createRemoteRoutes(options: RemoteRoutesOptions): RemoteRoutes {
  const entries = REMOTES.map((remote) => [remote, createSource(remote, options)] as const);
  const sources = Object.fromEntries(entries) as Record<RemoteName, ReturnType<typeof createSource>>;
  let known: KnownRoutes | null = null;

  const toldUntilNow = (): KnownRoutes => {
    const told = entries.map(([remote, source]) => [remote, source.pages()] as const);
    if (!known || told.some(([remote, pages]) => known?.remotes[remote] !== pages)) {
      const remotes = Object.fromEntries(told) as KnownRoutes['remotes'];
      known = { remotes, map: createRouteMap(remotes) };
    }
    return known;
  };

  const current = async (): Promise<KnownRoutes> => {
    for (const [, source] of entries) source.renew();
    await Promise.all(entries.map(([, source]) => source.toldOnce()));
    return toldUntilNow();
  };

  return {
    current,
    async currentFor(pathname) {
      const now = await current();
      if (now.map.locate(pathname).kind === 'page') return now;
      await sources[remoteOf(pathname)].settled();
      return toldUntilNow();
    },
  };
}
