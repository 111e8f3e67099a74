/** Hashed files of all builds and origins. */
export const FILES_CACHE = 'files';

/** Of files that no kept document names, the newest stay. */
const MAX_OTHER_FILES = 400;

/**
 * Fetches what is not kept yet, from the browser's own cache where it is there.
 * @throws Error when one of them cannot be had
 */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  await Promise.all(
    addresses.map(async (address) => {
      if (await cache.match(address, { ignoreVary: true })) return;
      await cache.add(new Request(address, { mode: 'cors', credentials: 'omit' }));
    }),
  );
}

export async function areKept(addresses: readonly string[]): Promise<boolean> {
  const cache = await caches.open(FILES_CACHE);
  const found = await Promise.all(addresses.map((address) => cache.match(address, { ignoreVary: true })));
  return found.every((response) => response !== undefined);
}

/**
 * Removes the oldest files beyond the limit, but none that a kept document needs.
 * @param readNeeded their addresses; asked only when there are too many files
 */
export async function removeOldFiles(readNeeded: () => Promise<ReadonlySet<string>>): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  const files = await cache.keys();
  if (files.length <= MAX_OTHER_FILES) return;
  const needed = await readNeeded();
  const others = files.filter(({ url }) => !needed.has(url));
  await Promise.all(
    others.slice(0, -MAX_OTHER_FILES).map((file) => cache.delete(file, { ignoreVary: true })),
  );
}
