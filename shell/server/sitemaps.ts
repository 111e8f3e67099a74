import { LOCALES, type Locale, PUBLIC_SCREENS } from '@zielona-fala/contracts';
import express, { type Router } from 'express';

const PATHS: Readonly<Record<Locale, string>> = {
  pl: '/sitemap.xml',
  en: '/en/sitemap.xml',
  de: '/de/sitemap.xml',
};

function sitemapIn(locale: Locale, publicUrl: string): string {
  const entries = Object.values(PUBLIC_SCREENS).map((paths) => {
    const alternates = LOCALES.map(
      (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${publicUrl}${paths[other]}"/>`,
    );
    return `<url><loc>${publicUrl}${paths[locale]}</loc>${alternates.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** One sitemap for each language, with alternates, and the robots file that names them. */
export function sitemaps(publicUrl: string): Router {
  const router = express.Router();
  for (const locale of LOCALES) {
    const xml = sitemapIn(locale, publicUrl);
    router.get(PATHS[locale], (_request, response) => {
      response.set('Cache-Control', 'no-cache').type('application/xml').send(xml);
    });
  }
  router.get('/robots.txt', (_request, response) => {
    const lines = [
      'User-agent: *',
      'Disallow: /dashboard',
      'Disallow: /api',
      ...LOCALES.map((l) => `Sitemap: ${publicUrl}${PATHS[l]}`),
      '',
    ];
    response.set('Cache-Control', 'no-cache').type('text/plain').send(lines.join('\n'));
  });
  return router;
}
