import { DEFAULT_LOCALE, isLocale, type Locale, type PreferencesDto } from '@zielona-fala/contracts';
import { changePreferences } from '@zielona-fala/contracts/api/preferences/change-preferences';
import { getPreferences } from '@zielona-fala/contracts/api/preferences/get-preferences';
import { isTheme, type Portal, requestTo } from '@zielona-fala/contracts/portal';
import { createSerialQueue } from '@zielona-fala/web-kit/observable';
import { browserMemory } from '@zielona-fala/web-kit/storage';

type Looks = Pick<PreferencesDto, 'language' | 'theme'>;

/** As this browser and the account last agreed on. */
function agreed(): Looks | null {
  const [language, theme] = (browserMemory.read('agreedLooks') ?? '').split(' ');
  return isLocale(language) && isTheme(theme) ? { language, theme } : null;
}

function remember({ language, theme }: Looks): void {
  browserMemory.write('agreedLooks', `${language} ${theme}`);
  browserMemory.write('unsavedLanguage', null);
}

/** What somebody chose here before browser and account had met. */
function unsavedLanguage(): Locale | null {
  const language = browserMemory.read('unsavedLanguage');
  return isLocale(language) ? language : null;
}

/**
 * What counts of a choice: the account's, where it was changed elsewhere; else this browser's. At their first meeting
 * a language chosen here does, which is newer than the account's; else the account's, unless it has what everyone starts
 * with: then the browser's.
 */
export function settle(account: Looks, browser: Looks, before: Looks | null, unsaved: Locale | null): Looks {
  if (before === null) {
    const ofAccount = account.language === DEFAULT_LOCALE ? browser.language : account.language;
    return {
      language: unsaved ?? ofAccount,
      theme: account.theme === 'system' ? browser.theme : account.theme,
    };
  }
  return {
    language: account.language === before.language ? browser.language : account.language,
    theme: account.theme === before.theme ? browser.theme : account.theme,
  };
}

async function follow({ api, locale, theme }: Portal): Promise<void> {
  const account = await api.request(requestTo(getPreferences, {}, { background: true }));
  const browser = { language: locale.current(), theme: theme.current() };
  const looks = settle(account, browser, agreed(), unsavedLanguage());
  if (looks.theme !== browser.theme) theme.choose(looks.theme);
  if (looks.language !== browser.language) await locale.switchTo(looks.language);
  if (looks.theme !== account.theme || looks.language !== account.language) {
    await api.request(requestTo(changePreferences, { body: looks }, { background: true }));
  }
  remember(looks);
}

const enqueue = createSerialQueue();

/**
 * Lets language and theme go with the account from device to device. A failure changes nothing; the next visit tries again.
 * One at a time: what an earlier one changes at the account would be taken for a change elsewhere.
 */
export const followAccount = (portal: Portal): Promise<void> => enqueue(() => follow(portal));
