import { LOCALES, type Locale } from '@zielona-fala/contracts';
import { type DescribedPage, headKey, type PageHeads, REMOTES } from '@zielona-fala/contracts/portal';
import express, { type Router } from 'express';
import type { ShellConfig } from '../config.ts';
import type { KnownRoutes, RemoteRoutes } from '../routes/remote-routes.ts';
import { withAddress } from './picture.ts';

type PageHeadsOptions = Pick<ShellConfig, 'publicUrl' | 'remoteOrigins'>;

function headsOf(name: string, { head, heads = {} }: DescribedPage, locale: Locale, origin: string) {
  const ofInstances = Object.entries(heads).map(([instance, texts]) => [
    headKey(name, instance),
    withAddress(texts[locale], origin),
  ]);
  return head ? [[headKey(name, null), withAddress(head[locale], origin)]] : ofInstances;
}

function headsIn(
  locale: Locale,
  { publicUrl, remoteOrigins }: PageHeadsOptions,
  { remotes }: KnownRoutes,
): PageHeads {
  const pages = REMOTES.map((remote) => {
    const heads = Object.entries(remotes[remote] ?? {}).flatMap(([name, page]) =>
      headsOf(name, page, locale, remoteOrigins[remote]),
    );
    return [remote, Object.fromEntries(heads)];
  });
  return { siteRoot: publicUrl, pages: Object.fromEntries(pages) };
}

/** The heads of all pages, one file for each language: the page itself carries none but its own. */
export function pageHeads(options: PageHeadsOptions, remoteRoutes: RemoteRoutes): Router {
  const router = express.Router();
  for (const locale of LOCALES) {
    router.get(`/heads/${locale}.json`, async (_request, response) => {
      const known = await remoteRoutes.current();
      response.set('Cache-Control', 'no-cache').json(headsIn(locale, options, known));
    });
  }
  return router;
}
