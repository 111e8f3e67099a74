import type { Locale } from '@zielona-fala/contracts';
import type { CompiledMessages, PortalFacts, PortalRoutes, RemoteName } from '@zielona-fala/contracts/portal';

/** What the shell's server writes into a page for the browser. */
export interface PageData {
  readonly routes: PortalRoutes;
  readonly facts: PortalFacts;
  /** Language of the page. */
  readonly locale: Locale;
  /** Texts in that language, by whose they are: all of the `shell`, or those of a remote, by its name, that the page needs. */
  readonly texts: Readonly<Record<string, CompiledMessages>>;
  /** Addresses of the scripts that remotes come with, of the builds that the page is of. */
  readonly entries: Readonly<Partial<Record<RemoteName, string>>>;
  /** Path whose HTML is in the page; null if the browser renders it. */
  readonly rendered: string | null;
  /** What the HTML has in place of the page at that path: its title; null if it has the page itself. */
  readonly heading: string | null;
}

/** Id of the element that holds it, as JSON. */
export const PAGE_DATA_ELEMENT = 'page-data';

/** Null when the server wrote none. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}
