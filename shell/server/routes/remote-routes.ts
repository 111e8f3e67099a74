import {
  type DescribedPage,
  type PageRoute,
  type PortalRoutes,
  REMOTES,
  type RemoteName,
  type RoutesOfRemotes,
  remoteOf,
} from '@zielona-fala/contracts/portal';
import { ROUTES_DOCUMENT } from '@zielona-fala/contracts/schemas';
import type { Log } from '@zielona-fala/service-kit/process';
import { createRouteMap, type RouteMap } from '../../src/navigation/route-map.ts';
import { documentAt } from '../fetch-document.ts';
import { createSwrCache } from '../swr-cache.ts';

/** The most recently fetched routes of the remotes, and the map built from them. */
export interface KnownRoutes {
  readonly remotes: RoutesOfRemotes<DescribedPage>;
  readonly map: RouteMap<DescribedPage>;
  /** What the browser gets of them. */
  readonly portal: PortalRoutes;
  /** What comes of it with each page. */
  readonly written: PortalRoutes;
}

export interface RemoteRoutes {
  /**
   * The current routes. Refreshes them in the background if they are older than a few seconds, and keeps the last ones of a
   * remote that is down. Waits only for the first response of each. Never rejects.
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

function createSource(remote: RemoteName, { origins, log, freshMs = FRESH_MS }: RemoteRoutesOptions) {
  const fetchRoutes = documentAt(`${origins[remote]}/routes.json`, ROUTES_DOCUMENT);
  return createSwrCache({
    name: `routes of ${remote}`,
    log,
    freshMs,
    async ask() {
      const told = await fetchRoutes();
      if (told.remote !== remote) throw new Error(`routes.json is of ${told.remote}`);
      return told.pages;
    },
  });
}

export function createRemoteRoutes(options: RemoteRoutesOptions): RemoteRoutes {
  const entries = REMOTES.map((remote) => [remote, createSource(remote, options)] as const);
  const sources = Object.fromEntries(entries) as Record<RemoteName, ReturnType<typeof createSource>>;
  let known: KnownRoutes | null = null;

  const toldUntilNow = (): KnownRoutes => {
    const told = entries.map(([remote, source]) => [remote, source.value()] as const);
    if (!known || told.some(([remote, pages]) => known?.remotes[remote] !== pages)) {
      const remotes = Object.fromEntries(told) as KnownRoutes['remotes'];
      const portal = portalRoutes(remotes);
      known = { remotes, map: createRouteMap(remotes), portal, written: writtenRoutes(portal) };
    }
    return known;
  };

  const current = async (): Promise<KnownRoutes> => {
    for (const [, source] of entries) source.renew();
    await Promise.all(entries.map(([, source]) => source.firstAnswer()));
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

function mapPages<Page extends PageRoute>(
  remotes: RoutesOfRemotes<Page>,
  change: (page: Page) => PageRoute,
): PortalRoutes {
  const entries = REMOTES.map((remote) => {
    const pages = remotes[remote];
    const changed =
      pages && Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, change(page)]));
    return [remote, changed] as const;
  });
  return { remotes: Object.fromEntries(entries) as PortalRoutes['remotes'] };
}

/** What the browser gets of the routes: all but the texts for the HTML. */
const portalRoutes = (remotes: RoutesOfRemotes<DescribedPage>): PortalRoutes =>
  mapPages(remotes, ({ head: _head, heads: _heads, ...route }) => route);

/** What comes with each page: the names of many instances do not. */
const writtenRoutes = ({ remotes }: PortalRoutes): PortalRoutes =>
  mapPages(remotes, ({ instances, ...route }) =>
    instances && !route.open ? { ...route, instances } : route,
  );
