import { LOCALES, type Locale } from '@zielona-fala/contracts';
import { type DescribedPage, headKey, type PageHeads, REMOTES } from '@zielona-fala/contracts/portal';
import express, { type Router } from 'express';
import type { ShellConfig } from '../config.ts';
import type { KnownRoutes, RemoteRoutes } from '../routes/remote-routes.ts';
import { withAddress } from './picture.ts';

type PageHeadsOptions = Pick<ShellConfig, 'publicUrl' | 'remoteOrigins'>;

interface Asked {
  readonly locale: Locale;
  /** {@link headKey} of one of too many instances. */
  readonly instance: unknown;
}

function headsOf(
  name: string,
  { head, heads = {}, open }: DescribedPage,
  { locale, instance: asked }: Asked,
  origin: string,
) {
  const ofInstances = Object.entries(heads)
    .map(([instance, texts]) => [headKey(name, instance), texts] as const)
    .filter(([key]) => !open || key === asked)
    .map(([key, texts]) => [key, withAddress(texts[locale], origin)]);
  return head ? [[headKey(name, null), withAddress(head[locale], origin)]] : ofInstances;
}

function headsIn(
  asked: Asked,
  { publicUrl, remoteOrigins }: PageHeadsOptions,
  { remotes }: KnownRoutes,
): PageHeads {
  const pages = REMOTES.map((remote) => {
    const heads = Object.entries(remotes[remote] ?? {}).flatMap(([name, page]) =>
      headsOf(name, page, asked, remoteOrigins[remote]),
    );
    return [remote, Object.fromEntries(heads)];
  });
  return { siteRoot: publicUrl, pages: Object.fromEntries(pages) };
}

/**
 * The heads of all pages, one file for each language: the page itself carries none but its own. Of too many instances it
 * has the one that is asked for.
 */
export function pageHeads(options: PageHeadsOptions, remoteRoutes: RemoteRoutes): Router {
  const router = express.Router();
  for (const locale of LOCALES) {
    router.get(`/heads/${locale}.json`, async ({ query: { instance } }, response) => {
      const known = await remoteRoutes.current();
      response.set('Cache-Control', 'no-cache').json(headsIn({ locale, instance }, options, known));
    });
  }
  return router;
}
