import { readFileSync } from 'node:fs';
import { createIntl, type IntlShape } from '@formatjs/intl';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@zielona-fala/contracts';

/**
 * What a service writes, in each language: Polish stands in the sources, the others in `lang`, as in the microfrontends.
 * A missing message is an error: `npm run lint` finds it before.
 * @param lang folder with `<locale>.json`
 */
export const createTexts = (lang: URL): Readonly<Record<Locale, IntlShape>> =>
  Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      createIntl({
        locale,
        defaultLocale: DEFAULT_LOCALE,
        messages: translationsTo(locale, lang),
        onError(error) {
          throw error;
        },
      }),
    ]),
  ) as Record<Locale, IntlShape>;

const translationsTo = (locale: Locale, lang: URL): Record<string, string> =>
  locale === DEFAULT_LOCALE ? {} : JSON.parse(readFileSync(new URL(`${locale}.json`, lang), 'utf8'));
