import {
  ACCOUNT_SCREENS,
  ACTIVATE_SCREEN,
  AUTH_SCREENS,
  DASHBOARD_SCREENS,
  LOCALES,
  type Locale,
  localeOfPath,
  PUBLIC_SCREENS,
  type PublicScreen,
  type RemoteName,
} from '@zielona-fala/contracts';

/** Who may see a place; the others are sent elsewhere. */
export type Audience = 'everybody' | 'guests' | 'signed-in' | 'active';

/** What stands at a path. */
export interface Place {
  /** Who shows it; null for a path that leads nowhere. */
  readonly remote: RemoteName | null;
  readonly frame: 'public' | 'auth' | 'dashboard';
  readonly audience: Audience;
  /** The language that the path is in; null follows the learner's choice. */
  readonly locale: Locale | null;
  /** The public screen, which has a path in each language. */
  readonly screen: PublicScreen | null;
}

const GUEST_PATHS: readonly string[] = [ACCOUNT_SCREENS['account-reset-password-init']];
const SIGNED_IN_PATHS: readonly string[] = [ACCOUNT_SCREENS['account-activate-info']];

const withoutTrailingSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

function fits(pattern: string, path: string): boolean {
  const steps = pattern.split('/');
  const found = path.split('/');
  return (
    steps.length === found.length &&
    steps.every((step, index) => (step.startsWith(':') ? found[index] !== '' : step === found[index]))
  );
}

const publicScreenAt = (path: string): PublicScreen | null => {
  const screens = Object.keys(PUBLIC_SCREENS) as PublicScreen[];
  return screens.find((screen) => LOCALES.some((locale) => PUBLIC_SCREENS[screen][locale] === path)) ?? null;
};

function accountAudience(path: string): Audience {
  if (GUEST_PATHS.includes(path)) return 'guests';
  return SIGNED_IN_PATHS.includes(path) ? 'signed-in' : 'everybody';
}

/** Finds what stands at a path of the portal; used by the browser and by the server. */
export function placeOf(pathname: string): Place {
  const path = withoutTrailingSlash(pathname);
  const locale = localeOfPath(path);
  const screen = publicScreenAt(path);
  if (screen) {
    const auth = AUTH_SCREENS.includes(screen);
    return auth
      ? { remote: 'auth', frame: 'auth', audience: 'guests', locale, screen }
      : { remote: 'public', frame: 'public', audience: 'everybody', locale, screen };
  }
  const account = [...Object.values(ACCOUNT_SCREENS), ...Object.values(ACTIVATE_SCREEN)];
  if (account.some((pattern) => fits(pattern, path))) {
    return { remote: 'auth', frame: 'auth', audience: accountAudience(path), locale, screen: null };
  }
  if (Object.values<string>(DASHBOARD_SCREENS).includes(path)) {
    return { remote: 'dashboard', frame: 'dashboard', audience: 'active', locale: null, screen: null };
  }
  return { remote: null, frame: 'public', audience: 'everybody', locale, screen: null };
}

/** The same page in another language: its path, or null where the path has no language. */
export function translatedPath(pathname: string, locale: Locale): string | null {
  const path = withoutTrailingSlash(pathname);
  const screen = publicScreenAt(path);
  if (screen) return PUBLIC_SCREENS[screen][locale];
  for (const pattern of Object.values(ACTIVATE_SCREEN)) {
    if (fits(pattern, path)) return ACTIVATE_SCREEN[locale].replace(':token', path.split('/').at(-1) ?? '');
  }
  return null;
}

/** `/en/dashboard…` and `/de/dashboard…`: the language they ask for and the real path. */
export function prefixedDashboard(
  pathname: string,
): { readonly locale: Locale; readonly path: string } | null {
  const match = /^\/(en|de)(\/dashboard(?:\/.*)?)$/.exec(withoutTrailingSlash(pathname));
  return match?.[1] && match[2] ? { locale: match[1] as Locale, path: match[2] } : null;
}
