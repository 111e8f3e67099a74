import { DEFAULT_LOCALE, type Locale } from '@zielona-fala/contracts';
import type { CompiledMessages } from '@zielona-fala/contracts/portal';
import { createObservable } from '@zielona-fala/web-kit/observable';

export type MessageLoader = (locale: Locale) => Promise<CompiledMessages>;

/** What is shown: a language and its texts. */
export interface ShownMessages {
  readonly locale: Locale;
  readonly texts: CompiledMessages;
  /** Remotes of whose texts only those are there that the first page needs. */
  readonly partial: ReadonlySet<string>;
}

/** The shell's texts are whole, a remote's are those of the page. */
export interface WrittenMessages {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, CompiledMessages>>;
}

export interface Messages {
  getShown(): ShownMessages;
  subscribe(listener: () => void): () => void;
  /** Switches the interface; resolves when the texts are there. Never rejects. */
  show(locale: Locale): Promise<void>;
  /**
   * Adds a remote's texts, in the shown language at once.
   * @throws the loader's error when there are no texts, not even Polish ones: remotes have none in their code
   */
  add(name: string, loader: MessageLoader): Promise<void>;
  /**
   * Loads the rest of a remote's texts.
   * @throws as `add` does; what the page came with stays
   */
  complete(name: string): Promise<void>;
}

export interface MessagesOptions {
  readonly shell: MessageLoader;
  /** Texts that came with the page, by whose they are; they are shown at once. */
  readonly written?: WrittenMessages | null;
  readonly onError: (error: unknown, name: string, locale: Locale) => void;
}

/** A language on its way to the screen, or there. */
interface Edition {
  readonly locale: Locale;
  readonly textsOf: Map<string, CompiledMessages>;
  readonly partial: Set<string>;
  /** Resolves once it is shown, or the one that took its place. */
  readonly settled: Promise<void>;
}

const SHELL = 'shell';

const shownOf = ({ locale, textsOf, partial }: Edition): ShownMessages => ({
  locale,
  texts: Object.assign({}, ...textsOf.values()),
  partial: new Set(partial),
});

/** The texts of the shell and of the remotes that are mounted, in one language at a time. */
export function createMessages({ shell, written, onError }: MessagesOptions): Messages {
  const loaders = new Map<string, MessageLoader>([[SHELL, shell]]);
  let latest: Edition = {
    locale: written?.locale ?? DEFAULT_LOCALE,
    textsOf: new Map(Object.entries(written?.texts ?? {})),
    partial: new Set(Object.keys(written?.texts ?? {}).filter((name) => name !== SHELL)),
    settled: Promise.resolve(),
  };
  let current = latest;
  const shown = createObservable(shownOf(current));

  const load = async (name: string, loader: MessageLoader, locale: Locale): Promise<CompiledMessages> => {
    try {
      return await loader(locale);
    } catch (error) {
      onError(error, name, locale);
      if (locale === DEFAULT_LOCALE) throw error;
      // Polish is shown in its place
      return load(name, loader, DEFAULT_LOCALE);
    }
  };

  const publish = (edition: Edition) => {
    current = edition;
    shown.set(shownOf(edition));
  };

  const loadInto = async (edition: Edition, name: string, loader: MessageLoader) => {
    const { locale, textsOf, partial } = edition;
    textsOf.set(name, { ...textsOf.get(name), ...(await load(name, loader, locale)) } as CompiledMessages);
    partial.delete(name);
  };

  const loadIntoLatest = async (name: string, loader: MessageLoader) => {
    const edition = latest;
    await Promise.all([loadInto(edition, name, loader), edition.settled]);
    if (latest === edition) publish(edition);
    else await latest.settled;
  };

  return {
    getShown: shown.get,
    subscribe: shown.subscribe,
    show(locale) {
      const { promise: settled, resolve: settle } = Promise.withResolvers<void>();
      const edition: Edition = { locale, textsOf: new Map(), partial: new Set(), settled };
      latest = edition;
      const loading = [...loaders].map(([name, loader]) =>
        // keeps the present texts if loading fails; the shell has Polish texts in its code
        loadInto(edition, name, loader).catch(() => {
          edition.textsOf.set(name, current.textsOf.get(name) ?? {});
          if (current.partial.has(name)) edition.partial.add(name);
        }),
      );
      void Promise.all(loading).then(() => {
        if (latest === edition) publish(edition);
        settle(latest === edition ? undefined : latest.settled);
      });
      return settled;
    },
    async add(name, loader) {
      const replaced = loaders.get(name);
      loaders.set(name, loader);
      // the page came with those that it needs
      if (!replaced && latest.textsOf.has(name)) return;
      try {
        await loadIntoLatest(name, loader);
      } catch (error) {
        if (replaced) loaders.set(name, replaced);
        else loaders.delete(name);
        throw error;
      }
    },
    async complete(name) {
      const loader = loaders.get(name);
      if (loader && latest.partial.has(name)) await loadIntoLatest(name, loader);
    },
  };
}
