import { DEFAULT_LOCALE, type Locale } from '@zielona-fala/contracts';
import type { CompiledMessages, RemoteModule } from '@zielona-fala/contracts/portal';
import { createObservable } from '@zielona-fala/web-kit/observable';

export type TextsOf = RemoteModule['messages'];

interface ShownTexts {
  readonly locale: Locale;
  readonly texts: CompiledMessages;
}

/** The texts of all sources, in one language at a time. */
export function createTexts(sources: readonly TextsOf[]) {
  const shown = createObservable<ShownTexts>({ locale: DEFAULT_LOCALE, texts: {} });
  return {
    shown,
    async show(locale: Locale): Promise<void> {
      const all = await Promise.all(sources.map((textsOf) => textsOf(locale)));
      shown.set({ locale, texts: Object.assign({}, ...all) });
    },
  };
}
