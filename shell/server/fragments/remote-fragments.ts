import type { Locale } from '@zielona-fala/contracts';
import type { Fragment, FragmentsDocument, RemoteName } from '@zielona-fala/contracts/portal';
import { FRAGMENT, FRAGMENTS_DOCUMENT } from '@zielona-fala/contracts/schemas';
import type { Log } from '@zielona-fala/service-kit/process';
import type { RemoteOrigins } from '../config.ts';
import { fetchDocument } from '../fetch-document.ts';
import { createSwrCache, type SwrCache } from '../swr-cache.ts';

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
  /** Milliseconds after which a remote is asked again, also for a page that could not be had. */
  readonly freshMs?: number;
}

const FRESH_MS = 5000;

/** Pages of one build of a remote. Its files never change, so each is had once. */
function createEdition(index: FragmentsDocument, origin: string, options: { log: Log; retryMs: number }) {
  const pages = new Map<string, SwrCache<Fragment>>();
  const createPage = (file: string) =>
    createSwrCache({
      ...options,
      name: file,
      freshMs: Number.POSITIVE_INFINITY,
      async ask() {
        const fragment = await fetchDocument(`${origin}/${file}`, FRAGMENT);
        if (fragment.build !== index.build) throw new Error(`${file} is of build ${fragment.build}`);
        return fragment;
      },
    });
  return {
    index,
    /** Null when the remote does not render it. */
    page(path: string, locale: Locale): SwrCache<Fragment> | null {
      const file = index.pages[locale][path];
      if (file === undefined) return null;
      const page = pages.get(file) ?? createPage(file);
      pages.set(file, page);
      return page;
    },
  };
}

type Edition = ReturnType<typeof createEdition>;

function createSource(remote: RemoteName, { origins, log, freshMs = FRESH_MS }: RemoteFragmentsOptions) {
  const origin = origins[remote];
  const shown = new Map<string, FoundFragment>();
  let edition: Edition | null = null;

  const index = createSwrCache({
    name: `fragments of ${remote}`,
    log,
    freshMs,
    async ask() {
      const told = await fetchDocument(`${origin}/fragments.json`, FRAGMENTS_DOCUMENT);
      if (told.remote !== remote) throw new Error(`fragments.json is of ${told.remote}`);
      if (JSON.stringify(told) !== JSON.stringify(edition?.index))
        edition = createEdition(told, origin, { log, retryMs: freshMs });
      return told;
    },
  });

  return async (path: string, locale: Locale): Promise<FoundFragment | null> => {
    index.renew();
    await index.toldOnce();
    if (!edition) return null;
    const { remoteEntry } = edition.index;
    const page = edition.page(path, locale);
    if (!page) return { remoteEntry, page: null };
    page.renew();
    if (!shown.has(path + locale)) await page.toldOnce();
    const told = page.told();
    if (told) shown.set(path + locale, { remoteEntry, page: told });
    return shown.get(path + locale) ?? { remoteEntry, page: null };
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
