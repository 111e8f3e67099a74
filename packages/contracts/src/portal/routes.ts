import type { Locale } from '../locales.ts';
import type { RemoteName } from './remotes.ts';

/** Who may see a page; the others are sent elsewhere (requirement 6.1). */
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

/**
 * Instances of a page whose paths have one `:step`, by name: the word that stands in its place, one for all languages or
 * one in each. A path with any other word leads to no page.
 * @example { 'road-signs': { pl: 'znaki-drogowe', en: 'road-signs', de: 'verkehrszeichen' } }
 */
export type PageInstances = Readonly<Record<string, PagePaths>>;

interface MenuPlace {
  readonly menus: readonly MenuName[];
  /** Smallest first, among the entries of all remotes. */
  readonly order: number;
  /** Name of an icon of web-kit. */
  readonly icon?: string;
}

interface PageCore {
  readonly paths: PagePaths;
  readonly instances?: PageInstances;
  /**
   * The instances are too many to come with each page: browsers take any word in place of the `:step` for one, until they
   * ask for the routes.
   */
  readonly open?: boolean;
  readonly audience: Audience;
  readonly frame: FrameName;
  /** It fills the window: it comes without the frame, and a test under way in it goes on with the server alone. */
  readonly fillsWindow?: boolean;
  /** Page whose menu entry is highlighted for this page, if it has none of its own. */
  readonly tab?: string;
  /** Whether search engines may list it: included in the sitemaps. */
  readonly indexed?: boolean;
}

interface DeclaredCore extends PageCore {
  /** The build renders it to a fragment of HTML. Only for pages that the signed-out may see, without open `:steps`. */
  readonly prerendered?: boolean;
  /**
   * The picture that social networks show of it, 1200 × 630 pixels: its path from the remote's origin, with `:locale` and
   * `:instance` where it differs by them.
   */
  readonly picture?: string;
}

/** One page as a remote's `src/route-table.ts` declares it. Texts are ids of the remote's messages without placeholders. */
export interface SinglePage extends DeclaredCore {
  readonly instances?: never;
  readonly collection?: never;
  readonly title: string;
  /** At least 30 characters. */
  readonly description: string;
  readonly keywords?: string;
  readonly menu?: MenuPlace & { readonly label: string };
}

/** Pages of one kind as a remote's `src/route-table.ts` declares them. */
export interface PageFamily extends DeclaredCore {
  readonly instances: PageInstances;
  readonly collection?: never;
  /** Folder of the workspace with `<instance>.json`, which tells `title` and `description` in each language. */
  readonly articles: string;
  /** Id of a message without placeholders. */
  readonly keywords?: string;
}

/** Pages of one kind that are too many for a table: a file that the build finds or makes names them. */
export interface PageCollection extends DeclaredCore {
  /** From the file; the word of an instance is its name. */
  readonly instances?: PageInstances;
  /** File of the workspace: {@link PageArticle} by name of the instance. */
  readonly collection: string;
}

/** What the HTML head of an instance says, in each language; all pictures and keywords of a collection are its articles'. */
export type PageArticle = Readonly<Record<Locale, PageHead>>;

export type PageDeclaration = SinglePage | PageFamily | PageCollection;

/** The pages of a remote by name: the one source of its React routes and of its routes.json. */
export type RouteTable = Readonly<Record<string, PageDeclaration>>;

/** Pixels of the pictures that social networks show. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const;

/** Texts of a page's HTML head in one language. The product's name is appended to the title. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  /** What social networks show, {@link SOCIAL_PICTURE}: a path from the remote's origin in routes.json, then an address. */
  readonly picture?: string;
}

export interface MenuEntry extends MenuPlace {
  readonly label: Readonly<Record<Locale, string>>;
}

/** What the browser needs to know about a page before its remote is loaded. */
export interface PageRoute extends PageCore {
  readonly menu?: MenuEntry;
}

type HeadInEachLanguage = Readonly<Record<Locale, PageHead>>;

/** A page in routes.json: it has one head, or one for each of its instances. */
export interface DescribedPage extends PageRoute {
  readonly head?: HeadInEachLanguage;
  readonly heads?: Readonly<Record<string, HeadInEachLanguage>>;
}

/** `routes.json` of a remote's build: what the shell needs to know about its pages. */
export interface RoutesDocument {
  readonly format: 1;
  readonly remote: RemoteName;
  readonly pages: Readonly<Record<string, DescribedPage>>;
}

/** The pages of each remote by name; null if the remote's routes have never been fetched. */
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

/** Names of a page's instances; of a page without any, null alone. */
export const instancesOf = ({ instances }: Pick<PageCore, 'instances'>): readonly (string | null)[] =>
  instances ? Object.keys(instances) : [null];

/** A page's path in a language, at one of its instances; without one, its `:steps` are still open. */
export function addressOf(
  { paths, instances }: Pick<PageCore, 'paths' | 'instances'>,
  locale: Locale,
  instance: string | null = null,
): string {
  const path = pathIn(paths, locale);
  if (instance === null) return path;
  return path.replace(/:\w+/, pathIn(instances?.[instance] ?? instance, locale));
}

/** Names of the `:steps` of a path, in their order. */
export const parametersOf = (path: string): readonly string[] =>
  path.split('/').flatMap((step) => (step.startsWith(':') ? [step.slice(1)] : []));

/** A page, or one of its instances, among {@link PageHeads}. */
export const headKey = (name: string, instance: string | null): string =>
  instance === null ? name : `${name}/${instance}`;

/** `GET /heads/<locale>.json` of the shell: the head of each page by remote and {@link headKey}, for navigation within the browser. */
export interface PageHeads {
  /** The portal's address, without a slash at its end. */
  readonly siteRoot: string;
  readonly pages: Readonly<Partial<Record<RemoteName, Readonly<Record<string, PageHead>>>>>;
}
