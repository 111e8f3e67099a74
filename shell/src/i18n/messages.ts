import { DEFAULT_LOCALE, type Locale } from '@zielona-fala/contracts';
import type { CompiledMessages } from '@zielona-fala/contracts/portal';

export type MessageLoader = (locale: Locale) => Promise<CompiledMessages>;

/** What is shown: a language and its texts. */
export interface ShownMessages {
  readonly locale: Locale;
  readonly texts: CompiledMessages;
}

export interface Messages {
  getShown(): ShownMessages;
  subscribe(listener: () => void): () => void;
  /** Switches the interface; resolves when the texts are there. Never rejects. */
  show(locale: Locale): Promise<void>;
  /** Adds a remote's texts, in the shown language at once. Never rejects. */
  add(name: string, loader: MessageLoader): Promise<void>;
}

export interface MessagesOptions {
  readonly shell: MessageLoader;
  readonly onError: (error: unknown, name: string, locale: Locale) => void;
}

/** The texts of the shell and of the remotes that are mounted, in one language at a time. */
export function createMessages({ shell, onError }: MessagesOptions): Messages {
  const loaders = new Map<string, MessageLoader>([['shell', shell]]);
  const listeners = new Set<() => void>();
  let shown: ShownMessages = { locale: DEFAULT_LOCALE, texts: {} };
  let wanted: Locale = DEFAULT_LOCALE;

  const load = async (name: string, loader: MessageLoader, locale: Locale): Promise<CompiledMessages> => {
    try {
      return await loader(locale);
    } catch (error) {
      onError(error, name, locale);
      // Polish is shown in its place; failing that, the texts in the code
      return locale === DEFAULT_LOCALE ? {} : load(name, loader, DEFAULT_LOCALE);
    }
  };

  const publish = (next: ShownMessages) => {
    shown = next;
    for (const listener of listeners) listener();
  };

  return {
    getShown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async show(locale) {
      wanted = locale;
      const all = await Promise.all([...loaders].map(([name, loader]) => load(name, loader, locale)));
      if (wanted === locale) publish({ locale, texts: Object.assign({}, ...all) });
    },
    async add(name, loader) {
      loaders.set(name, loader);
      const locale = wanted;
      const added = await load(name, loader, locale);
      if (wanted === locale) publish({ locale, texts: Object.assign({}, shown.texts, added) });
    },
  };
}
