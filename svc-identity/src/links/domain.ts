import { ACCOUNT_SCREENS, ACTIVATE_SCREEN, type Locale } from '@zielona-fala/contracts';

export type LinkKind = 'activation' | 'password-reset';

/** How long each kind of link can be used. */
export const LINK_MINUTES: Readonly<Record<LinkKind, number>> = {
  activation: 24 * 60,
  'password-reset': 30,
};

/** The page that a link opens; only activation links carry the language. */
export function linkUrl(publicUrl: string, kind: LinkKind, locale: Locale, token: string): string {
  const screen = kind === 'activation' ? ACTIVATE_SCREEN[locale] : ACCOUNT_SCREENS['account-reset-password'];
  return new URL(screen.replace(':token', token), publicUrl).href;
}
