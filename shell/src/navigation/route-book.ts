import type { Locale } from '@zielona-fala/contracts';
import { type LinkName, type PortalRoutes, REMOTES } from '@zielona-fala/contracts/portal';
import { createObservable } from '@zielona-fala/web-kit/observable';
import { singleFlight } from '@zielona-fala/web-kit/session';
import { fetchJson } from '../fetch-json.ts';
import { createRouteMap, type RouteMap } from './route-map.ts';
import { wayTo } from './way.ts';

/** The routes in the browser: those sent with the page, until they are refreshed from the server. */
export interface RouteBook {
  get(): RouteMap;
  subscribe(listener: () => void): () => void;
  /** Refreshes the routes; keeps the present ones if the server does not respond. Never rejects. */
  refresh(): Promise<void>;
  /** Path of a page by name; a path below the prefix of its remote until the routes of the remote are known. */
  href(name: LinkName, locale: Locale): string;
}

export interface RouteBookOptions {
  /** The routes that the server wrote into the page; null when it wrote none. */
  readonly written: PortalRoutes | null;
  readonly fetchRoutes: () => Promise<PortalRoutes>;
  readonly onError: (error: unknown) => void;
}

const NOTHING_KNOWN = { remotes: Object.fromEntries(REMOTES.map((name) => [name, null])) } as PortalRoutes;

export function createRouteBook({ written, fetchRoutes, onError }: RouteBookOptions): RouteBook {
  let latest = JSON.stringify(written);
  const map = createObservable(createRouteMap((written ?? NOTHING_KNOWN).remotes));
  return {
    get: map.get,
    subscribe: map.subscribe,
    refresh: singleFlight(async () => {
      try {
        const routes = await fetchRoutes();
        if (JSON.stringify(routes) === latest) return;
        latest = JSON.stringify(routes);
        map.set(createRouteMap(routes.remotes));
      } catch (error) {
        onError(error);
      }
    }),
    href: (name, locale) => map.get().href(name, locale) ?? wayTo(name, locale),
  };
}

function isPortalRoutes(value: unknown): value is PortalRoutes {
  const { remotes } = Object(value);
  return Object(remotes) === remotes;
}

/** @throws Error when the shell's server does not answer with routes */
export const fetchRoutes = (): Promise<PortalRoutes> => fetchJson('/routes.json', isPortalRoutes);
