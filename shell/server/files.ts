import { join } from 'node:path';
import { staticFiles } from '@zielona-fala/service-kit/http';
import { type RequestHandler, Router } from 'express';

const PUBLIC_DIR = join(import.meta.dirname, '../public');
/** The built page is a template, not a file. */
const NO_PAGE = /^(?!.*\.html$)/;

/** Files of the shell, without the headers of pages: their policy says nothing about a script, and is longer than many. */
export function files(distDir: string): RequestHandler {
  return Router().get(NO_PAGE, headersOfFiles, staticFiles(PUBLIC_DIR), staticFiles(distDir));
}

const headersOfFiles: RequestHandler = (_request, response, next) => {
  response.set({
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  next();
};
