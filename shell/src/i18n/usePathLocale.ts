import type { Locale } from '@zielona-fala/contracts';
import { useEffect, useSyncExternalStore } from 'react';
import { chosenLocale, rememberLocaleOfPage } from './locale-choice.ts';
import type { Messages } from './messages.ts';

/**
 * Shows the language of the path, or the learner's choice where the path has none.
 * @returns the language that is shown
 */
export function usePathLocale(messages: Messages, ofPath: Locale | null): Locale {
  const shownLocale = () => messages.getShown().locale;
  const shown = useSyncExternalStore(messages.subscribe, shownLocale, shownLocale);
  useEffect(() => {
    if (ofPath) rememberLocaleOfPage(ofPath);
    const locale = ofPath ?? chosenLocale();
    if (messages.getShown().locale !== locale) void messages.show(locale);
  }, [messages, ofPath]);
  return shown;
}
