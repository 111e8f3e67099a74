import { BRAND, type Locale } from '@zielona-fala/contracts';
import type { PageHead } from '@zielona-fala/contracts/portal';

/** An element of a document's head that says something of the page. */
export interface HeadElement {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** What a document's head says of the page; the same from the server and in the browser. */
export interface DocumentHead {
  readonly title: string;
  readonly elements: readonly HeadElement[];
}

/** The elements that say something of the page; those of the next page take their place. */
export const OF_PAGE = [
  'meta[name=description]',
  'meta[name=keywords]',
  'meta[name=robots]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'link[rel=canonical]',
  'link[rel=alternate][hreflang]',
  'script[type="application/ld+json"]',
].join();

export const meta = (name: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { name, content },
});
export const titleIn = (locale: Locale, title: string): string => `${title} · ${BRAND[locale]}`;

/** The head of what search engines do not list: a page of the signed-in area, or one that says that there is none. */
export function unlistedHead(locale: Locale, { title, description }: PageHead): DocumentHead {
  return {
    title: titleIn(locale, title),
    elements: [meta('description', description), meta('robots', 'noindex')],
  };
}

/** The head of a page that is not known yet. */
export const unknownHead = (locale: Locale): DocumentHead => ({
  title: BRAND[locale],
  elements: [meta('robots', 'noindex')],
});
