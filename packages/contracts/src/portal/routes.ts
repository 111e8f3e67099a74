import type { Locale } from '../locales.ts';
import type { RemoteName } from './remotes.ts';

/** Who may see a page; the others are sent elsewhere (source.md §2, §6). */
export const AUDIENCES = ['public', 'guest-only', 'signed-in', 'active'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What the portal puts around a page. */
export const FRAMES = ['public', 'auth', 'dashboard'] as const;
export type FrameName = (typeof FRAMES)[number];

/** Where the portal's frames link to pages: the bar of the public pages, their footer, the tabs of the dashboard. */
export const MENUS = ['top', 'footer', 'tabs'] as const;
export type MenuName = (typeof MENUS)[number];

/**
 * One path for all languages, which then follows the learner's choice, or one in each. `:name` stands for one step.
 * @example '/dashboard/home', { pl: '/zaloguj', en: '/en/login', de: '/de/login' }
 */
export type PagePaths = string | Readonly<Record<Locale, string>>;

interface MenuPlace {
  readonly menus: readonly MenuName[];
  /** Smallest first, among the entries of all remotes. */
  readonly order: number;
  /** Name of an icon of web-kit. */
  readonly icon?: string;
}

interface PageCore {
  readonly paths: PagePaths;
  readonly audience: Audience;
  readonly frame: FrameName;
  /** Search engines may list it: it stands in the sitemaps. */
  readonly indexed?: boolean;
}

/** A page as a remote's `src/route-table.ts` declares it. Texts are ids of the remote's messages without placeholders. */
export interface PageDeclaration extends PageCore {
  readonly title: string;
  /** At least 30 characters. */
  readonly description: string;
  readonly keywords?: string;
  readonly menu?: MenuPlace & { readonly label: string };
}

/** The pages of a remote by name: the one source of its React routes and of its routes.json. */
export type RouteTable = Readonly<Record<string, PageDeclaration>>;

/** What a page's HTML says of it in one language. The product's name is added to the title. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
}

export interface MenuEntry extends MenuPlace {
  readonly label: Readonly<Record<Locale, string>>;
}

/** What the browser has to know of a page before its remote is loaded. */
export interface PageRoute extends PageCore {
  readonly menu?: MenuEntry;
}

/** A page in routes.json. */
export interface DescribedPage extends PageRoute {
  readonly head: Readonly<Record<Locale, PageHead>>;
}

/** `routes.json` of a remote's build: what the shell has to know of its pages. */
export interface RoutesDocument {
  readonly format: 1;
  readonly remote: RemoteName;
  readonly pages: Readonly<Record<string, DescribedPage>>;
}

/** The pages of each remote by name; null where a remote has never told them. */
export type RoutesOfRemotes<Page extends PageRoute = PageRoute> = Readonly<
  Record<RemoteName, Readonly<Record<string, Page>> | null>
>;

/** `GET /routes.json` of the shell, which is also written into each page. */
export interface PortalRoutes {
  readonly remotes: RoutesOfRemotes;
}

/** A page's path in a language, its `:steps` still open. */
export const pathIn = (paths: PagePaths, locale: Locale): string =>
  typeof paths === 'string' ? paths : paths[locale];

/** The paths of a page, one for all languages or one in each. */
export const pathsOf = (paths: PagePaths): readonly string[] =>
  typeof paths === 'string' ? [paths] : Object.values(paths);

/** Names of the `:steps` of a path, in their order. */
export const parametersOf = (path: string): readonly string[] =>
  path.split('/').flatMap((step) => (step.startsWith(':') ? [step.slice(1)] : []));
