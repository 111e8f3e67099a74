import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_COOKIE_DAYS, PUBLIC_SCREENS } from '@zielona-fala/contracts';
import express, { type Response, type Router } from 'express';
import { placeOf, prefixedDashboard } from '../../src/navigation/place.ts';
import { headOf } from './head.ts';
import { localeOfRequest } from './request-locale.ts';
import { createTemplate } from './template.ts';

export interface PagesOptions {
  readonly publicUrl: string;
  readonly distDir: string;
}

const CRAWLER = /bot|crawl|spider|slurp|facebookexternalhit|embedly|preview/i;
const COOKIE_MS = LOCALE_COOKIE_DAYS * 86_400_000;

// express' own redirect adds Accept to Vary
function redirectTo(response: Response, location: string): void {
  response.status(302).set({ 'Cache-Control': 'no-store', Location: location }).end();
}

/** HTML: the start page's language redirect, the dashboard's prefixes, and the page for every other path. */
export function createPages({ publicUrl, distDir }: PagesOptions): Router {
  const router = express.Router();
  const template = createTemplate(join(distDir, 'index.html'));

  router.get('/', (request, response, next) => {
    response.set('Vary', 'Cookie, Accept-Language');
    const locale = localeOfRequest(request);
    if (locale === DEFAULT_LOCALE) return next();
    redirectTo(response, PUBLIC_SCREENS.home[locale]);
  });

  router.use((request, response, next) => {
    const prefixed = prefixedDashboard(request.path);
    if (!prefixed) return next();
    response.cookie(LOCALE_COOKIE, prefixed.locale, {
      maxAge: COOKIE_MS,
      sameSite: 'lax',
      secure: publicUrl.startsWith('https:'),
    });
    const { search } = new URL(request.originalUrl, publicUrl);
    redirectTo(response, prefixed.path + search);
  });

  router.use(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').sendStatus(405);
      return;
    }
    const place = placeOf(request.path);
    const found = place.remote !== null;
    response.status(found ? 200 : 404).set('Cache-Control', 'no-cache');
    if (place.locale === null) response.vary('Cookie, Accept-Language');
    if (!found && CRAWLER.test(request.get('user-agent') ?? '')) {
      response.end();
      return;
    }
    const locale = place.locale ?? localeOfRequest(request);
    response
      .type('html')
      .send(await template({ locale, head: headOf({ path: request.path, place, locale, publicUrl }) }));
  });
  return router;
}
