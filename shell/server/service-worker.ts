import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { WORKER_PATH } from '../src/worker/worker-message.ts';
import type { ShellConfig } from './config.ts';

/** The portal's service worker, or the one that removes it. Browsers ask at each visit, past their caches. */
export function serviceWorker(
  distDir: string,
  { hasServiceWorker }: Pick<ShellConfig, 'hasServiceWorker'>,
): RequestHandler {
  const file = join(distDir, '.server', hasServiceWorker ? 'service-worker.js' : 'removing-worker.js');
  return Router().get(WORKER_PATH, (_request, response, next) => {
    response.type('text/javascript').set({
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "script-src 'none'; frame-ancestors 'none'",
    });
    response.sendFile(file, { dotfiles: 'allow', cacheControl: false }, (error) => {
      if (error && !response.headersSent) next();
    });
  });
}
