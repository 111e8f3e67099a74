import { type Locale, MAIL_LINKS } from '@zielona-fala/contracts';

export type LinkKind = keyof typeof MAIL_LINKS;

/** How long each kind of link can be used. */
export const LINK_MINUTES: Readonly<Record<LinkKind, number>> = {
  activation: 24 * 60,
  'password-reset': 30,
  'email-change': 24 * 60,
};

/** The page that a link opens; only activation links carry the language. */
export function linkUrl(publicUrl: string, kind: LinkKind, locale: Locale, token: string): string {
  const path = kind === 'activation' ? MAIL_LINKS.activation[locale] : MAIL_LINKS[kind];
  return new URL(path.replace(':token', token), publicUrl).href;
}
