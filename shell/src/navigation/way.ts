import { DEFAULT_LOCALE, LOCALES, type Locale } from '@zielona-fala/contracts';
import { LINKS, type LinkName, REMOTE_PREFIXES } from '@zielona-fala/contracts/portal';

const NAMES = Object.keys(LINKS) as LinkName[];

/** URL for a page while the routes of its remote are unknown: below the remote's prefix, with the name of the page. */
export function wayTo(name: LinkName, locale: Locale): string {
  const [prefix] = REMOTE_PREFIXES[LINKS[name]];
  const path = prefix === '/' && locale !== DEFAULT_LOCALE ? `/${locale}` : prefix;
  return `${path}?page=${name}`;
}

/** The page that {@link wayTo} made the address for; null for every other address. */
export function endOfWay(address: string): LinkName | null {
  return NAMES.find((name) => LOCALES.some((locale) => wayTo(name, locale) === address)) ?? null;
}
