import { isQuestionLanguage, type QuestionLanguage } from '@zielona-fala/contracts';
import { createObservable } from '@zielona-fala/web-kit/observable';
import { useLocale } from '@zielona-fala/web-kit/session';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { useSyncExternalStore } from 'react';

function read(): QuestionLanguage | null {
  const kept = browserMemory.read('questionLanguage');
  return isQuestionLanguage(kept) ? kept : null;
}

/** Null: that of the interface. */
const chosen = createObservable<QuestionLanguage | null>(read());

/** The language that new tests ask in, and what chooses another: kept, so that a test begins without asking again. */
export function useTestLanguage(): readonly [QuestionLanguage, (lang: QuestionLanguage) => void] {
  const own = useLocale();
  const lang = useSyncExternalStore(chosen.subscribe, chosen.get) ?? own;
  const choose = (wanted: QuestionLanguage) => {
    const kept = wanted === own ? null : wanted;
    chosen.set(kept);
    browserMemory.write('questionLanguage', kept);
  };
  return [lang, choose];
}
