import type { Locale } from '@zielona-fala/contracts';

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  pl: 'Polski',
  en: 'English',
  de: 'Deutsch',
};
