import { isThere } from '@zielona-fala/question-store';
import type { Clock } from '@zielona-fala/service-kit/process';
import { LRUCache } from 'lru-cache';
import type { TestsConfig } from '../config.ts';
import type { MediaLibrary } from './library.ts';

/** An import names each file by its content, e.g. `official/w-12-3.1a2b3c4d.webm`. */
const IMPORTED = /^official\/[a-z0-9-]+\.(?<hash>[0-9a-f]{8})\.(webm|mp4|jpg|png|webp|svg)$/;

/** How long a file is cached as present, and how long as missing: an import may bring it at any time. */
const PRESENT_MS = 10_000;
const MISSING_MS = 1000;
const CACHED_AT_MOST = 10_000;

/**
 * The pictures and films of the official bank. They are gigabytes and neither read nor listed at start: an import needs
 * no restart. Without a folder, another origin has to serve them, and is assumed to have all of them.
 */
export function importedMedia(
  { MEDIA_DIR: folder, MEDIA_BASE_URL: baseUrl }: Pick<TestsConfig, 'MEDIA_DIR' | 'MEDIA_BASE_URL'>,
  clock: Clock,
): readonly MediaLibrary[] {
  if (folder !== undefined) return [libraryOf(folder, lookupIn(folder, clock))];
  return baseUrl.startsWith('/') ? [] : [libraryOf(null, async () => true)];
}

function libraryOf(folder: string | null, has: (file: string) => Promise<boolean>): MediaLibrary {
  return {
    folder,
    addressOf: async (file) => (IMPORTED.test(file) && (await has(file)) ? file : null),
    find(address) {
      const hash = IMPORTED.exec(address)?.groups?.hash;
      return hash === undefined ? null : { file: address, hash };
    },
  };
}

function lookupIn(folder: string, clock: Clock): (file: string) => Promise<boolean> {
  const cache = new LRUCache<string, boolean>({
    max: CACHED_AT_MOST,
    ttl: PRESENT_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    async fetchMethod(file, _stale, { options }) {
      const isPresent = await isThere(folder, file);
      options.ttl = isPresent ? PRESENT_MS : MISSING_MS;
      return isPresent;
    },
  });
  return (file) => cache.forceFetch(file);
}
