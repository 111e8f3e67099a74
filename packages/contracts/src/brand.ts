import type { Locale } from './locales.ts';

/** The product's name in each interface language. Set here and nowhere else. */
export const BRAND: Readonly<Record<Locale, string>> = {
  pl: 'Zielona Fala',
  en: 'Green Wave',
  de: 'Grüne Welle',
};
