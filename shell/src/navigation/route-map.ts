import { DEFAULT_LOCALE, LOCALES, type Locale } from '@zielona-fala/contracts';
import {
  addressOf,
  INSTANCE_LINKS,
  type InstanceLinkName,
  instancesOf,
  LINKS,
  type LinkName,
  languagePrefixOf,
  type MenuName,
  type PageRoute,
  parametersOf,
  pathIn,
  REMOTES,
  type RemoteName,
  type RoutesOfRemotes,
  remoteOf,
} from '@zielona-fala/contracts/portal';
import { matcherOf, pathWith } from './path-pattern.ts';

/** The remote of the page at a path, and its language; null follows the learner's choice. */
export interface NamedPage<Page extends PageRoute = PageRoute> {
  readonly kind: 'page';
  readonly remote: RemoteName;
  readonly name: string;
  readonly page: Page;
  /** Which of the page's instances; null where it has none. */
  readonly instance: string | null;
  readonly locale: Locale | null;
}

/** What a path leads to: a page, nothing, or unknown while the routes of its remote are unknown. */
export type Destination<Page extends PageRoute = PageRoute> =
  | NamedPage<Page>
  | { readonly kind: 'missing'; readonly locale: Locale | null }
  | { readonly kind: 'unknown'; readonly remote: RemoteName; readonly locale: Locale | null };

/** A page in one of the portal's menus. */
export interface MenuLink {
  readonly name: string;
  readonly path: string;
  readonly label: string;
  readonly icon: string | null;
}

/** The routes of all remotes together; used by the browser and by the server. */
export interface RouteMap<Page extends PageRoute = PageRoute> {
  locate(pathname: string): Destination<Page>;
  /** Path of a page that others link to; null if the routes of its remote do not contain it. */
  href(name: LinkName, locale: Locale): string | null;
  /** Path of an instance of a page that others link to; null if the routes of its remote do not contain it. */
  instanceHref(name: InstanceLinkName, instance: string, locale: Locale): string | null;
  /** The same page in another language; null where nothing changes. */
  translated(pathname: string, locale: Locale): string | null;
  menu(menu: MenuName, locale: Locale): readonly MenuLink[];
  /** All known pages and each of their instances, by remote and as declared. */
  readonly pages: readonly Omit<NamedPage<Page>, 'kind' | 'locale'>[];
  /** Remotes whose routes are unknown. */
  readonly unknown: readonly RemoteName[];
}

/** The instance at a URL; null if the page has no instances, undefined if the instance does not exist. */
function instanceAt({ page, locale }: Omit<NamedPage, 'kind' | 'instance'>, steps: readonly string[]) {
  if (!page.instances) return page.open ? steps[0] : null;
  const named = Object.entries(page.instances).find(([, word]) =>
    steps.includes(pathIn(word, locale ?? DEFAULT_LOCALE)),
  );
  return named?.[0];
}

const withoutTrailingSlash = (path: string): string => path.replace(/\/+$/, '') || '/';

/** Below these a path follows the learner's choice, as its neighbours do; all others without a language are Polish. */
const OF_THE_LEARNER = /^\/(account|dashboard|first-questions)(\/|$)/;

const localeOfNoPage = (path: string): Locale | null =>
  languagePrefixOf(path) ?? (OF_THE_LEARNER.test(path) ? null : DEFAULT_LOCALE);

export function createRouteMap<Page extends PageRoute>(routes: RoutesOfRemotes<Page>): RouteMap<Page> {
  const pages = REMOTES.flatMap((remote) =>
    Object.entries(routes[remote] ?? {}).map(([name, page]) => ({ remote, name, page })),
  );
  const unknown = REMOTES.filter((remote) => routes[remote] === null);

  const addresses = pages
    .flatMap(({ page, ...rest }) =>
      LOCALES.map((locale) => ({
        ...rest,
        page,
        locale: typeof page.paths === 'string' ? null : locale,
        path: pathIn(page.paths, locale),
      })),
    )
    .toSorted((one, other) => parametersOf(one.path).length - parametersOf(other.path).length)
    .map(({ path, ...rest }) => ({ ...rest, paramsIn: matcherOf(path) }));

  const find = (pathname: string) => {
    const path = withoutTrailingSlash(pathname);
    for (const { paramsIn, ...address } of addresses) {
      const params = address.remote === remoteOf(path) ? paramsIn(path) : null;
      if (!params) continue;
      const instance = instanceAt(address, Object.values(params));
      if (instance !== undefined) return { ...address, instance, params };
    }
    return null;
  };

  return {
    pages: pages.flatMap((page) => instancesOf(page.page).map((instance) => ({ ...page, instance }))),
    unknown,
    locate(pathname) {
      const found = find(pathname);
      if (found) {
        const { params: _params, ...named } = found;
        return { kind: 'page', ...named };
      }
      const path = withoutTrailingSlash(pathname);
      const remote = remoteOf(path);
      const locale = localeOfNoPage(path);
      return unknown.includes(remote) ? { kind: 'unknown', remote, locale } : { kind: 'missing', locale };
    },
    href(name, locale) {
      const page = routes[LINKS[name]]?.[name];
      return page ? pathIn(page.paths, locale) : null;
    },
    instanceHref(name, instance, locale) {
      const page = routes[INSTANCE_LINKS[name]]?.[name];
      return page?.instances?.[instance] ? addressOf(page, locale, instance) : null;
    },
    translated(pathname, locale) {
      const found = find(pathname);
      if (!found || found.locale === null) return null;
      const address = addressOf(found.page, locale, found.instance);
      return pathWith(address, found.params);
    },
    menu(menu, locale) {
      return pages
        .flatMap(({ name, page }) =>
          page.menu?.menus.includes(menu) ? [{ name, paths: page.paths, entry: page.menu }] : [],
        )
        .toSorted((one, other) => one.entry.order - other.entry.order)
        .map(({ name, paths, entry }) => ({
          name,
          path: pathIn(paths, locale),
          label: entry.label[locale],
          icon: entry.icon ?? null,
        }));
    },
  };
}

/** `/en/dashboard…` and `/de/dashboard…`: the language they ask for and the real path. */
export function prefixedDashboard(
  pathname: string,
): { readonly locale: Locale; readonly path: string } | null {
  const path = withoutTrailingSlash(pathname);
  const locale = languagePrefixOf(path);
  if (locale === null || remoteOf(path) !== 'dashboard') return null;
  return { locale, path: path.slice(locale.length + 1) };
}
