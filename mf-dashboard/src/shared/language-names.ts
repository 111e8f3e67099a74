import type { QuestionLanguage } from '@zielona-fala/contracts';

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<QuestionLanguage, string>> = {
  pl: 'Polski',
  en: 'English',
  de: 'Deutsch',
  uk: 'Українська',
};
