import { LOCALES, type Locale } from '@zielona-fala/contracts';
import { addressOf, REMOTE_PREFIXES } from '@zielona-fala/contracts/portal';
import express, { type Router } from 'express';
import type { KnownRoutes, RemoteRoutes } from './routes/remote-routes.ts';

const PATHS: Readonly<Record<Locale, string>> = {
  pl: '/sitemap.xml',
  en: '/en/sitemap.xml',
  de: '/de/sitemap.xml',
};

const RETRY_AFTER_SECONDS = 60;

function sitemapIn(locale: Locale, publicUrl: string, { map }: KnownRoutes): string {
  const indexed = map.pages.filter(({ page }) => page.indexed);
  const entries = indexed.map(({ page, instance }) => {
    const addressIn = (language: Locale) => publicUrl + addressOf(page, language, instance);
    const alternates = LOCALES.map(
      (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${addressIn(other)}"/>`,
    );
    return `<url><loc>${addressIn(locale)}</loc>${alternates.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * One sitemap for each language, with alternates, and the robots file that names them. As long as a remote has never
 * told its routes there is none: a shorter one would say that its pages are gone.
 */
export function sitemaps(publicUrl: string, remoteRoutes: RemoteRoutes): Router {
  const router = express.Router();
  for (const locale of LOCALES) {
    router.get(PATHS[locale], async (_request, response) => {
      const known = await remoteRoutes.current();
      if (known.map.unknown.length > 0) {
        response.set('Retry-After', `${RETRY_AFTER_SECONDS}`).sendStatus(503);
        return;
      }
      response
        .set('Cache-Control', 'no-cache')
        .type('application/xml')
        .send(sitemapIn(locale, publicUrl, known));
    });
  }
  router.get('/robots.txt', (_request, response) => {
    const lines = [
      'User-agent: *',
      ...REMOTE_PREFIXES.dashboard.map((prefix) => `Disallow: ${prefix}`),
      'Disallow: /api',
      ...LOCALES.map((l) => `Sitemap: ${publicUrl}${PATHS[l]}`),
      '',
    ];
    response.set('Cache-Control', 'no-cache').type('text/plain').send(lines.join('\n'));
  });
  return router;
}
