/** Languages of the interface, the default first. */
export const LOCALES = ['pl', 'en', 'de'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'pl';

/** Languages of questions: those of the interface, and one more that the official bank has. */
export const QUESTION_LANGUAGES = [...LOCALES, 'uk'] as const;
export type QuestionLanguage = (typeof QUESTION_LANGUAGES)[number];

/** How dates and numbers are written in each language. */
export const FORMATS: Readonly<Record<Locale, string>> = { pl: 'pl-PL', en: 'en-GB', de: 'de-DE' };

/** Cookie that remembers the chosen language for {@link LOCALE_COOKIE_DAYS} days. */
export const LOCALE_COOKIE = 'i18n_redirected';
export const LOCALE_COOKIE_DAYS = 365;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

export function isQuestionLanguage(value: unknown): value is QuestionLanguage {
  return QUESTION_LANGUAGES.some((language) => language === value);
}
