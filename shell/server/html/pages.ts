import {
  DAY_MS,
  DEFAULT_LOCALE,
  LOCALE_COOKIE,
  LOCALE_COOKIE_DAYS,
  LOCALES,
  type Locale,
} from '@zielona-fala/contracts';
import type { Log } from '@zielona-fala/service-kit/process';
import express, { type Response, type Router } from 'express';
import { type Destination, prefixedDashboard } from '../../src/navigation/route-map.ts';
import { endOfWay } from '../../src/navigation/way.ts';
import type { BuiltShell } from '../built-shell.ts';
import type { ShellConfig } from '../config.ts';
import type { KnownFacts } from '../facts/known-facts.ts';
import type { RemoteFragments } from '../fragments/remote-fragments.ts';
import { overrideBar } from '../overrides/override-bar.ts';
import type { Overrides } from '../overrides/overrides.ts';
import type { RemoteRoutes } from '../routes/remote-routes.ts';
import { allowInline } from '../security-headers.ts';
import { composePage } from './compose.ts';
import { isCrawler } from './crawlers.ts';
import { chosenLocale, localeOfRequest } from './request-locale.ts';

export interface PagesOptions extends Pick<ShellConfig, 'publicUrl' | 'remoteOrigins'> {
  readonly builtShell: () => Promise<BuiltShell>;
  readonly remoteRoutes: RemoteRoutes;
  readonly fragments: RemoteFragments;
  readonly facts: KnownFacts;
  readonly log: Log;
  /** Remotes that come from elsewhere in this browser. */
  readonly overrides?: Overrides;
}

const RETRY_AFTER_SECONDS = 5;
const STATUS: Readonly<Record<Destination['kind'], number>> = { page: 200, missing: 404, unknown: 503 };
const COOKIE_MS = LOCALE_COOKIE_DAYS * DAY_MS;

// express' own redirect adds Accept to Vary
function redirectTo(response: Response, location: string): void {
  response.status(302).set({ 'Cache-Control': 'no-store', Location: location }).end();
}

/** A page has one address, without a slash at its end; two in front would be another host. */
const oneAddress = (path: string): string => path.replace(/^[/\\]+/, '/').replace(/(?<=.)\/+$/, '');

/** The language whose start page is at a path with a language prefix. */
const localeOfStart = (path: string): Locale | undefined =>
  LOCALES.find((locale) => locale !== DEFAULT_LOCALE && path === `/${locale}`);

/** HTML: the ways to pages of remotes that were unavailable, the one address of each page, the start page's language redirect, the dashboard's prefixes, and the page for every other path. */
export function createPages(options: PagesOptions): Router {
  const {
    publicUrl,
    builtShell,
    remoteOrigins,
    remoteRoutes,
    fragments,
    facts,
    log,
    overrides = {},
  } = options;
  const router = express.Router();
  const bar = overrideBar(overrides);
  const keepLocale = (response: Response, locale: Locale) =>
    response.cookie(LOCALE_COOKIE, locale, {
      maxAge: COOKIE_MS,
      sameSite: 'lax',
      secure: publicUrl.startsWith('https:'),
    });

  // this request waited for a remote whose routes have arrived since
  router.use(async (request, response, next) => {
    const wanted = endOfWay(request.originalUrl);
    if (wanted === null) return next();
    const { map } = await remoteRoutes.currentFor(request.path);
    const path = map.href(wanted, map.locate(request.path).locale ?? localeOfRequest(request));
    if (path === null) return next();
    redirectTo(response, path);
  });

  // not a path with a parameter: express would refuse what cannot be decoded before a page could say that nothing is there
  router.get(/^/, (request, response, next) => {
    const path = oneAddress(request.path);
    if (path === request.path) return next();
    const search = request.originalUrl.slice(request.path.length);
    // the language was asked for by its address: `applyChoices` takes what has no cookie for a way from `/`
    const locale = localeOfStart(path);
    if (locale && chosenLocale(request) === null) keepLocale(response, locale);
    response
      .status(301)
      .set({ 'Cache-Control': 'no-cache', Location: path + search })
      .end();
  });

  router.get('/', (request, response, next) => {
    response.vary('Cookie, Accept-Language');
    const locale = localeOfRequest(request);
    if (locale === DEFAULT_LOCALE) return next();
    redirectTo(response, `/${locale}`);
  });

  router.use((request, response, next) => {
    const prefixed = prefixedDashboard(request.path);
    if (!prefixed) return next();
    keepLocale(response, prefixed.locale);
    const { search } = new URL(request.originalUrl, publicUrl);
    redirectTo(response, prefixed.path + search);
  });

  router.use(async (request, response) => {
    const known = await remoteRoutes.currentFor(request.path);
    const destination = known.map.locate(request.path);
    if (request.method === 'POST' && destination.kind === 'page') {
      // a form that was sent before its script ran: the page is shown again
      response.status(303).set({ 'Cache-Control': 'no-store', Location: request.originalUrl }).end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').sendStatus(405);
      return;
    }
    response.status(STATUS[destination.kind]).set('Cache-Control', 'no-cache');
    if (destination.kind === 'unknown') response.set('Retry-After', `${RETRY_AFTER_SECONDS}`);
    if (destination.locale === null) response.vary('Cookie, Accept-Language');
    response.vary('User-Agent');
    const readByCrawler = isCrawler(request.get('user-agent'));
    if (destination.kind !== 'page' && readByCrawler) {
      response.end();
      return;
    }
    const locale = destination.locale ?? localeOfRequest(request);
    const remote = destination.kind === 'page' ? destination.remote : null;
    const [shell, knownFacts, found] = await Promise.all([
      builtShell(),
      facts.current(locale),
      remote && fragments.find(remote, request.path, locale),
    ]);
    const { html, inline } = await composePage({
      shell,
      known,
      destination,
      locale,
      path: request.path,
      publicUrl,
      facts: knownFacts,
      found,
      remoteOrigins,
      isCrawler: readByCrawler,
      bar,
      onFault: (error) => log.error({ err: error, path: request.path }, 'page not rendered on the server'),
    });
    allowInline(response, inline);
    response.type('html').send(html);
  });
  return router;
}
