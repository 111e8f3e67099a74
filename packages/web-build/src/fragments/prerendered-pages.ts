import { LOCALES, type Locale } from '@zielona-fala/contracts';
import {
  addressOf,
  instancesOf,
  type PageDeclaration,
  parametersOf,
  type RouteTable,
} from '@zielona-fala/contracts/portal';

export interface PrerenderedPage {
  readonly path: string;
  readonly locale: Locale;
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
