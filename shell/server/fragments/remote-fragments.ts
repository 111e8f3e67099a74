import type { Locale } from '@zielona-fala/contracts';
import type {
  CollectedFragment,
  Fragment,
  FragmentParts,
  FragmentsDocument,
  PageFiles,
  RemoteName,
} from '@zielona-fala/contracts/portal';
import {
  COLLECTED_FRAGMENT,
  FRAGMENT,
  FRAGMENT_PARTS,
  FRAGMENTS_DOCUMENT,
} from '@zielona-fala/contracts/schemas';
import type { Log } from '@zielona-fala/service-kit/process';
import Joi from 'joi';
import type { RemoteOrigins } from '../config.ts';
import { documentAt, fetchDocument } from '../fetch-document.ts';
import { createSwrCache, type SwrCache } from '../swr-cache.ts';

/** What a remote has built. All of one build. */
export interface FoundFragment {
  /** The script that the remote comes with. */
  readonly remoteEntry: string;
  /** Null when the remote does not render this page. */
  readonly page: Fragment | null;
  /** What the browser needs to render the page; null when it is not told. */
  readonly files: PageFiles | null;
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

const RENDERED_PAGE = Joi.alternatives<Fragment | CollectedFragment>(FRAGMENT, COLLECTED_FRAGMENT);

/** Pages of one build of a remote. Its files never change, so each is had once. */
function createEdition(index: FragmentsDocument, origin: string, options: { log: Log; retryMs: number }) {
  const pages = new Map<string, SwrCache<Fragment>>();
  const shared = new Map<string, Promise<FragmentParts>>();
  const fetchParts = async (file: string): Promise<FragmentParts> => {
    try {
      return await fetchDocument(`${origin}/${file}`, FRAGMENT_PARTS);
    } catch (error) {
      shared.delete(file);
      throw error;
    }
  };
  const partsIn = (file: string): Promise<FragmentParts> => {
    const parts = shared.get(file) ?? fetchParts(file);
    shared.set(file, parts);
    return parts;
  };
  const createPage = (file: string) =>
    createSwrCache({
      ...options,
      name: file,
      freshMs: Number.POSITIVE_INFINITY,
      async ask() {
        const page = await fetchDocument(`${origin}/${file}`, RENDERED_PAGE);
        if (page.build !== index.build) throw new Error(`${file} is of build ${page.build}`);
        return 'parts' in page ? { ...page, ...(await partsIn(page.parts)) } : page;
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

  const fetchIndex = documentAt(`${origin}/fragments.json`, FRAGMENTS_DOCUMENT);
  const index = createSwrCache({
    name: `fragments of ${remote}`,
    log,
    freshMs,
    async ask() {
      const told = await fetchIndex();
      if (told.remote !== remote) throw new Error(`fragments.json is of ${told.remote}`);
      if (told !== edition?.index) edition = createEdition(told, origin, { log, retryMs: freshMs });
      return told;
    },
  });

  return async (path: string, locale: Locale): Promise<FoundFragment | null> => {
    index.renew();
    await index.firstAnswer();
    if (!edition) return null;
    const { remoteEntry } = edition.index;
    const page = edition.page(path, locale);
    if (!page) return { remoteEntry, page: null, files: edition.index.files?.[locale][path] ?? null };
    page.renew();
    if (!shown.has(path + locale)) await page.firstAnswer();
    const fragment = page.value();
    if (fragment) shown.set(path + locale, { remoteEntry, page: fragment, files: fragment });
    return shown.get(path + locale) ?? { remoteEntry, page: null, files: null };
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
