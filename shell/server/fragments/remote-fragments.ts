import type { Locale } from '@zielona-fala/contracts';
import type { Fragment, FragmentsDocument, RemoteName } from '@zielona-fala/contracts/portal';
import { FRAGMENT, FRAGMENTS_DOCUMENT } from '@zielona-fala/contracts/schemas';
import type { Log } from '@zielona-fala/service-kit/process';
import type { RemoteOrigins } from '../config.ts';
import { fetchDocument } from '../fetch-document.ts';
import { createKeptAnswer } from '../kept-answer.ts';

/** What a remote has built. All of one build. */
export interface FoundFragment {
  /** The script that the remote comes with. */
  readonly remoteEntry: string;
  /** Null when the remote does not render this page. */
  readonly page: Fragment | null;
}

export interface RemoteFragments {
  /**
   * The fragment at a path, of the build that the remote told last and whose files could be had; the one before stays
   * until then, and while the remote is down. Null when the remote has never answered. Waits only where nothing is known
   * yet. Never rejects.
   */
  find(remote: RemoteName, path: string, locale: Locale): Promise<FoundFragment | null>;
}

export interface RemoteFragmentsOptions {
  readonly origins: RemoteOrigins;
  readonly log: Log;
  /** Milliseconds after which a remote is asked again. */
  readonly freshMs?: number;
}

const FRESH_MS = 5000;

/** Pages of one build of a remote. Its files never change, so each is fetched once. */
function createEdition(index: FragmentsDocument, origin: string) {
  const files = new Map<string, Promise<Fragment>>();
  const fetchFragment = (file: string): Promise<Fragment> => {
    const known = files.get(file);
    if (known) return known;
    const asked = fetchDocument(`${origin}/${file}`, FRAGMENT);
    files.set(file, asked);
    asked.catch(() => files.delete(file));
    return asked;
  };
  return {
    index,
    has: (path: string, locale: Locale) => path in index.pages[locale],
    /** @throws Error when its files cannot be had */
    async page(path: string, locale: Locale): Promise<Fragment> {
      const fragment = await fetchFragment(index.pages[locale][path] ?? '');
      if (fragment.build !== index.build) throw new Error(`${path} is of build ${fragment.build}`);
      return fragment;
    },
  };
}

type Edition = ReturnType<typeof createEdition>;

function createSource(remote: RemoteName, { origins, log, freshMs = FRESH_MS }: RemoteFragmentsOptions) {
  const origin = origins[remote];
  const shown = new Map<string, { readonly edition: Edition; readonly page: Fragment }>();
  let edition: Edition | null = null;

  const index = createKeptAnswer({
    name: `fragments of ${remote}`,
    log,
    freshMs,
    async ask() {
      const told = await fetchDocument(`${origin}/fragments.json`, FRAGMENTS_DOCUMENT);
      if (told.remote !== remote) throw new Error(`fragments.json is of ${told.remote}`);
      if (JSON.stringify(told) !== JSON.stringify(edition?.index)) edition = createEdition(told, origin);
      return told;
    },
  });

  const take = async (from: Edition, path: string, locale: Locale): Promise<void> => {
    try {
      shown.set(path + locale, { edition: from, page: await from.page(path, locale) });
    } catch (error) {
      log.warn({ err: error, remote, path }, 'a fragment cannot be had');
    }
  };

  return async (path: string, locale: Locale): Promise<FoundFragment | null> => {
    index.renew();
    await index.toldOnce();
    if (!edition) return null;
    const { remoteEntry } = edition.index;
    if (!edition.has(path, locale)) return { remoteEntry, page: null };
    const known = shown.get(path + locale);
    if (known?.edition !== edition) {
      const taking = take(edition, path, locale);
      if (!known) await taking;
    }
    const found = shown.get(path + locale);
    return { remoteEntry: found?.edition.index.remoteEntry ?? remoteEntry, page: found?.page ?? null };
  };
}

export function createRemoteFragments(options: RemoteFragmentsOptions): RemoteFragments {
  const sources = {
    public: createSource('public', options),
    auth: createSource('auth', options),
    dashboard: createSource('dashboard', options),
  };
  return { find: (remote, path, locale) => sources[remote](path, locale) };
}
