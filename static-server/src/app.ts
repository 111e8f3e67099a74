import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  commonHeaders,
  createHttpApp,
  notFound,
  shareBuild,
  sharedFiles,
  staticFiles,
} from '@zielona-fala/service-kit/http';
import { type App, type AppParts, callerLimits } from '@zielona-fala/service-kit/process';
import type { RequestHandler } from 'express';
import type { StaticServerConfig } from './config.ts';

/** A remote's origin: its built files, for pages of any other origin, and nothing else. */
export function createApp(
  { FILES_DIR, SHARED_FILES_DIR: shared, PUBLIC_URL }: StaticServerConfig,
  { log, metrics }: AppParts,
): App {
  const folder = resolve(FILES_DIR);
  const http = createHttpApp({
    log,
    metrics,
    handlers: [
      commonHeaders(PUBLIC_URL),
      headersForOthers,
      staticFiles(folder),
      ...(shared === undefined ? [] : [sharedFiles(shared)]),
      nothingElse,
    ],
  });
  return {
    http,
    callers: callerLimits(metrics),
    isCalling: false,
    ...shareBuild({ build: folder, shared, log }),
    isReady: async () => {
      await access(folder);
      return true;
    },
  };
}

const headersForOthers: RequestHandler = (_request, response, next) => {
  response.set({
    'Access-Control-Allow-Origin': '*',
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  next();
};

const nothingElse: RequestHandler = () => {
  throw notFound();
};
