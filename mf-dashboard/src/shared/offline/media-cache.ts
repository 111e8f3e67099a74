import { PICTURES_CACHE } from '@zielona-fala/contracts';
import { StorageRefusal } from './offline-database.ts';

const AT_ONCE = 4;
/** The server does not have the file any more. */
const GONE: readonly number[] = [404, 410];

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

const refuse = (error: unknown): never => {
  throw new StorageRefusal(error);
};

/**
 * How much is to be fetched, in bytes.
 * @throws Error where there is no answer
 */
export async function measureMedia(addresses: readonly string[], signal: AbortSignal): Promise<number> {
  let bytes = 0;
  const measure = async (address: string) => {
    const { headers } = await fetch(address, { method: 'HEAD', signal });
    bytes += Number(headers.get('content-length') ?? 0);
  };
  await forEach(addresses, measure, signal);
  return bytes;
}

/** Those that are not kept yet: all where the browser refuses. */
export async function missingMedia(addresses: readonly string[]): Promise<readonly string[]> {
  try {
    const cache = await caches.open(PICTURES_CACHE);
    const found = await Promise.all(addresses.map((address) => cache.match(address)));
    return addresses.filter((_, place) => found[place] === undefined);
  } catch {
    return addresses;
  }
}

/**
 * Fetches pictures and films into the browser's cache, from which the service worker answers them.
 * @param onDone called after each
 * @returns those that the server no longer has
 * @throws StorageRefusal, or an error where the network or the server fails
 */
export async function keepMedia(
  addresses: readonly string[],
  onDone: () => void,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const gone: string[] = [];
  const failed: string[] = [];
  const cache = await caches.open(PICTURES_CACHE).catch(refuse);
  const keep = async (address: string) => {
    const response = await fetch(address, { signal });
    if (response.ok) {
      // read first: a network that breaks off is no refusal of the browser
      const content = await response.blob();
      await cache.put(address, new Response(content, { headers: response.headers })).catch(refuse);
    } else if (GONE.includes(response.status)) gone.push(address);
    else {
      failed.push(address);
      return;
    }
    onDone();
  };
  await forEach(addresses, keep, signal);
  // one that the server cannot give now keeps no other from coming
  if (failed.length > 0) throw new Error(`${failed.length} files could not be given, ${failed[0]} first`);
  return gone;
}

/** Removes these; default: all. */
export async function removeMedia(addresses?: readonly string[]): Promise<void> {
  if (addresses === undefined) {
    await caches.delete(PICTURES_CACHE);
    return;
  }
  const cache = await caches.open(PICTURES_CACHE);
  await Promise.all(addresses.map((address) => cache.delete(address)));
}
