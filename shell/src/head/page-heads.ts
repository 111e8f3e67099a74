import type { Locale } from '@zielona-fala/contracts';
import { headKey, type PageHeads } from '@zielona-fala/contracts/portal';
import { singleFlight } from '@zielona-fala/web-kit/session';
import { fetchJson } from '../fetch-json.ts';
import type { NamedPage } from '../navigation/route-map.ts';
import type { DocumentHead } from './document-head.ts';
import { headOfPage } from './head-of-page.ts';

/** Heads of pages that the server has not written into the document. */
export interface HeadBook {
  /** Null if the server does not know the page or does not respond. Never rejects. */
  of(page: NamedPage, locale: Locale): Promise<DocumentHead | null>;
}

export interface HeadBookOptions {
  /** @param instance {@link headKey} of one of too many instances, beside the others */
  readonly fetchHeads: (locale: Locale, instance?: string) => Promise<PageHeads>;
  readonly onError: (error: unknown) => void;
}

/** Asks for the heads of a language at its first use, and again for a page that was not among them. */
export function createHeadBook({ fetchHeads, onError }: HeadBookOptions): HeadBook {
  const known = new Map<Locale, PageHeads>();
  const fetches = {
    pl: singleFlight(() => fetchHeads('pl')),
    en: singleFlight(() => fetchHeads('en')),
    de: singleFlight(() => fetchHeads('de')),
  };
  return {
    async of(page, locale) {
      const { remote } = page;
      const key = headKey(page.name, page.instance);
      if (!known.get(locale)?.pages[remote]?.[key]) {
        try {
          known.set(locale, await (page.page.open ? fetchHeads(locale, key) : fetches[locale]()));
        } catch (error) {
          onError(error);
        }
      }
      const heads = known.get(locale);
      const texts = heads?.pages[remote]?.[key];
      return heads && texts ? headOfPage(page, texts, locale, heads.siteRoot) : null;
    },
  };
}

function isPageHeads(value: unknown): value is PageHeads {
  const { siteRoot, pages } = Object(value);
  return typeof siteRoot === 'string' && Object(pages) === pages;
}

/** @throws Error when the shell's server does not answer with heads */
export const fetchHeads = (locale: Locale, instance?: string): Promise<PageHeads> =>
  fetchJson(
    `/heads/${locale}.json${instance === undefined ? '' : `?${new URLSearchParams({ instance })}`}`,
    isPageHeads,
  );
