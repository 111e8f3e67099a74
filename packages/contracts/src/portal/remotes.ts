import { DEFAULT_LOCALE, LOCALES, type Locale } from '../locales.ts';

/**
 * The paths of each remote: all that the shell knows about remotes before it has fetched their routes. A prefix
 * holds in each language, `/login` for `/en/login` and `/de/login` too; the longest one wins.
 */
export const REMOTE_PREFIXES = {
  public: ['/'],
  auth: ['/account', '/zaloguj', '/zarejestruj', '/login', '/register', '/registrieren'],
  dashboard: ['/dashboard', '/first-questions'],
} as const satisfies Record<string, readonly string[]>;

export type RemoteName = keyof typeof REMOTE_PREFIXES;
export const REMOTES = Object.keys(REMOTE_PREFIXES) as readonly RemoteName[];

const PREFIXES = REMOTES.flatMap((remote) => REMOTE_PREFIXES[remote].map((prefix) => ({ remote, prefix })));
const PREFIXES_BY_LENGTH = PREFIXES.toSorted((one, other) => other.prefix.length - one.prefix.length);

const isBelow = (path: string, prefix: string): boolean =>
  prefix === '/' || path === prefix || path.startsWith(`${prefix}/`);

/** The language that a path begins with (`/en`, `/de`), or null. Polish paths begin with none. */
export function languagePrefixOf(path: string): Locale | null {
  return LOCALES.find((locale) => locale !== DEFAULT_LOCALE && isBelow(path, `/${locale}`)) ?? null;
}

/** A path without the language that it begins with. */
export function withoutLanguage(path: string): string {
  const language = languagePrefixOf(path);
  return language === null ? path : path.slice(language.length + 1) || '/';
}

/** The remote that answers for a path. */
export function remoteOf(path: string): RemoteName {
  const plain = withoutLanguage(path);
  return PREFIXES_BY_LENGTH.find(({ prefix }) => isBelow(plain, prefix))?.remote ?? 'public';
}
