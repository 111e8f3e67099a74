/** Removes what a cache holds beyond its newest entries. */
export async function removeOldest(cacheName: string, kept: number): Promise<void> {
  const cache = await caches.open(cacheName);
  const requests = await cache.keys();
  await Promise.all(requests.slice(0, -kept).map((request) => cache.delete(request)));
}
