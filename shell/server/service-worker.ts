import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { WORKER_PATH } from '../src/worker/worker-message.ts';
import type { ShellConfig } from './config.ts';

/** Takes the worker before it out of browsers, with all that it keeps; pages that are open stay as they are. */
const REMOVING_WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;

/** The portal's service worker, or the one that removes it. Browsers ask at each visit, past their caches. */
export function serviceWorker(
  distDir: string,
  { hasServiceWorker }: Pick<ShellConfig, 'hasServiceWorker'>,
): RequestHandler {
  const file = join(distDir, '.server/service-worker.js');
  return Router().get(WORKER_PATH, (_request, response, next) => {
    response.type('text/javascript').set({
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "script-src 'none'; frame-ancestors 'none'",
    });
    if (!hasServiceWorker) {
      response.send(REMOVING_WORKER);
      return;
    }
    response.sendFile(file, { dotfiles: 'allow', cacheControl: false }, (error) => {
      if (error && !response.headersSent) next();
    });
  });
}
