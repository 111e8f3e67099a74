declare const self: ServiceWorkerGlobalScope;

/** Takes the worker before it out of browsers, with all that it keeps; pages that are open stay as they are. */
async function remove(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
