import { PICTURES_CACHE } from '@zielona-fala/contracts';
import { StorageRefusal } from './offline-database.ts';

const AT_ONCE = 4;

/** Runs the work for each, a few at once, until the signal says to stop. */
async function forEach(
  addresses: readonly string[],
  work: (address: string) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const waiting = [...addresses];
  const worker = async () => {
    for (let address = waiting.shift(); address !== undefined && !signal.aborted; address = waiting.shift()) {
      await work(address);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/**
 * How much is to be fetched, in bytes.
 * @throws Error where there is no answer
 */
export async function measurePictures(addresses: readonly string[], signal: AbortSignal): Promise<number> {
  let bytes = 0;
  const measure = async (address: string) => {
    const { headers } = await fetch(address, { method: 'HEAD', signal });
    bytes += Number(headers.get('content-length') ?? 0);
  };
  await forEach(addresses, measure, signal);
  return bytes;
}

/** Those that are not kept yet. */
export async function missingPictures(addresses: readonly string[]): Promise<readonly string[]> {
  const cache = await caches.open(PICTURES_CACHE);
  const found = await Promise.all(addresses.map((address) => cache.match(address)));
  return addresses.filter((_, place) => found[place] === undefined);
}

/**
 * Fetches pictures into the browser's cache, from which the service worker answers them. Those that the server no longer
 * has are passed over.
 * @param onKept called after each
 * @throws StorageRefusal, or an error where there is no network
 */
export async function keepPictures(
  addresses: readonly string[],
  onKept: () => void,
  signal: AbortSignal,
): Promise<void> {
  const cache = await caches.open(PICTURES_CACHE);
  const keep = async (address: string) => {
    const response = await fetch(address, { signal });
    if (response.ok) {
      await cache.put(address, response).catch((error: unknown) => {
        throw new StorageRefusal(error);
      });
    }
    onKept();
  };
  await forEach(addresses, keep, signal);
}

export async function removePictures(): Promise<void> {
  await caches.delete(PICTURES_CACHE);
}
