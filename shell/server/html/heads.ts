import { LOCALES, type Locale } from '@zielona-fala/contracts';
import { type DescribedPage, headKey, type PageHeads, REMOTES } from '@zielona-fala/contracts/portal';
import express, { type Router } from 'express';
import type { KnownRoutes, RemoteRoutes } from '../routes/remote-routes.ts';

function headsOf(name: string, { head, heads = {} }: DescribedPage, locale: Locale) {
  const ofInstances = Object.entries(heads).map(([instance, texts]) => [
    headKey(name, instance),
    texts[locale],
  ]);
  return head ? [[headKey(name, null), head[locale]]] : ofInstances;
}

function headsIn(locale: Locale, siteRoot: string, { remotes }: KnownRoutes): PageHeads {
  const pages = REMOTES.map((remote) => {
    const heads = Object.entries(remotes[remote] ?? {}).flatMap(([name, page]) =>
      headsOf(name, page, locale),
    );
    return [remote, Object.fromEntries(heads)];
  });
  return { siteRoot, pages: Object.fromEntries(pages) };
}

/** The heads of all pages, one file for each language: the page itself carries none but its own. */
export function pageHeads(publicUrl: string, remoteRoutes: RemoteRoutes): Router {
  const router = express.Router();
  for (const locale of LOCALES) {
    router.get(`/heads/${locale}.json`, async (_request, response) => {
      const known = await remoteRoutes.current();
      response.set('Cache-Control', 'no-cache').json(headsIn(locale, publicUrl, known));
    });
  }
  return router;
}
