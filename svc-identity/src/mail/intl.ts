import { readFileSync } from 'node:fs';
import { createIntl, type IntlShape } from '@formatjs/intl';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@zielona-fala/contracts';

/** Polish stands in the sources, the others in `lang/`, as in the microfrontends. */
const translationsOf = (locale: Locale): Record<string, string> =>
  locale === DEFAULT_LOCALE
    ? {}
    : JSON.parse(readFileSync(new URL(`../../lang/${locale}.json`, import.meta.url), 'utf8'));

/** The words of mails in each language. A missing message is an error: `npm run lint` finds it before. */
export const INTL = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    createIntl({
      locale,
      defaultLocale: DEFAULT_LOCALE,
      messages: translationsOf(locale),
      onError(error) {
        throw error;
      },
    }),
  ]),
) as Readonly<Record<Locale, IntlShape>>;
