import { join } from 'node:path';
import { sharedFiles, staticFiles } from '@zielona-fala/service-kit/http';
import { type RequestHandler, Router } from 'express';

const PUBLIC_DIR = join(import.meta.dirname, '../public');
/** The built page is a template, not a file. */
const NO_PAGE = /^(?!.*\.html$)/;

/** Files of the shell, without the policy of pages: it says nothing about a script, and is longer than many. */
export function files(distDir: string, sharedDir?: string): RequestHandler {
  const ofOtherBuilds = sharedDir === undefined ? [] : [sharedFiles(sharedDir)];
  return Router().get(
    NO_PAGE,
    headersOfFiles,
    staticFiles(PUBLIC_DIR),
    staticFiles(distDir),
    ...ofOtherBuilds,
  );
}

const headersOfFiles: RequestHandler = (_request, response, next) => {
  response.set({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  next();
};
