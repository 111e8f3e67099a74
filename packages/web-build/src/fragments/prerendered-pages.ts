import { LOCALES, type Locale } from '@zielona-fala/contracts';
import {
  addressOf,
  instancesOf,
  type PageDeclaration,
  parametersOf,
  type RouteTable,
} from '@zielona-fala/contracts/portal';

/** A page in one language. */
export interface PageAt {
  readonly path: string;
  readonly locale: Locale;
}

export interface PrerenderedPage extends PageAt {
  /** The kind of pages that it is one of many of. */
  readonly collection: string | null;
}

const FOR_THE_SIGNED_OUT: readonly PageDeclaration['audience'][] = ['public', 'guest-only'];

/**
 * All pages that the build renders, in each language.
 * @throws Error when one cannot be rendered for everybody alike
 */
export function prerenderedPages(table: RouteTable): readonly PrerenderedPage[] {
  return Object.entries(table).flatMap(([name, page]) => {
    if (!page.prerendered) return [];
    if (!FOR_THE_SIGNED_OUT.includes(page.audience))
      throw new Error(`"${name}" cannot be prerendered: the signed-out do not see it`);
    const pages = instancesOf(page).flatMap((instance) =>
      LOCALES.map((locale) => ({
        path: addressOf(page, locale, instance),
        locale,
        collection: page.collection === undefined ? null : name,
      })),
    );
    const open = pages.find(({ path }) => parametersOf(path).length > 0);
    if (open) throw new Error(`"${name}" cannot be prerendered: ${open.path} has open steps`);
    return pages;
  });
}

/** The pages that browsers render, in each language. Those with open steps are left out: no path names them. */
export function pagesOfBrowsers(table: RouteTable): readonly PageAt[] {
  return Object.values(table)
    .filter(({ prerendered, instances }) => !prerendered && !instances)
    .flatMap((page) => LOCALES.map((locale) => ({ path: addressOf(page, locale), locale })))
    .filter(({ path }) => parametersOf(path).length === 0);
}
