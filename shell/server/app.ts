import { join } from 'node:path';
import compression from 'compression';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { answerFault } from './answer-fault.ts';
import type { ShellConfig } from './config.ts';
import { createPages } from './html/pages.ts';
import { proxyToGateway } from './proxy.ts';
import { logRequests } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { sitemaps } from './sitemaps.ts';
import { staticFiles } from './static-files.ts';

export interface ShellServerOptions {
  readonly config: ShellConfig;
  readonly log: Logger;
  /** Folder of the built shell. */
  readonly distDir: string;
}

/** The portal's one origin: HTML, the list of remotes, files, and the way to the gateway. */
export function createShellServer({ config, log, distDir }: ShellServerOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(logRequests(log));
  app.use(['/api', '/media'], proxyToGateway(config.gatewayUrl));
  app.use(compression());
  app.use(securityHeaders(config));
  app.get('/remotes.json', (_request, response) => {
    const remotes = Object.entries(config.remoteOrigins).map(([name, origin]) => ({
      name,
      manifest: `${origin}/mf-manifest.json`,
    }));
    response.set('Cache-Control', 'no-cache').json({ remotes });
  });
  app.use(sitemaps(config.publicUrl));
  app.use(staticFiles(join(import.meta.dirname, '../public')));
  app.use(staticFiles(distDir));
  app.use(createPages({ publicUrl: config.publicUrl, distDir }));
  app.use(answerFault(log));
  return app;
}
