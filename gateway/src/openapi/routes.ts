import { createHash } from 'node:crypto';
import type { Declaration } from '@zielona-fala/contracts/api/declare';
import document from '@zielona-fala/contracts/openapi.json' with { type: 'json' };
import { declared, fixedPaths } from '@zielona-fala/service-kit/http';
import { type RequestHandler, Router } from 'express';
import { createPage, LIBRARY_PATH, PAGE_PATH, readLibrary } from './page.ts';

const KEPT_BY_CALLER = {
  access: 'public',
  alsoAnswers: { 304: 'What the caller has is the present one' },
} as const satisfies Partial<Declaration>;

const DOCUMENT = {
  ...KEPT_BY_CALLER,
  method: 'get',
  path: '/api/openapi.json',
  summary: 'This document',
  mediaTypes: ['application/json'],
} as const satisfies Declaration;

const PAGE = {
  ...KEPT_BY_CALLER,
  method: 'get',
  path: PAGE_PATH,
  summary: 'A page to read this document on',
  mediaTypes: ['text/html'],
} as const satisfies Declaration;

const LIBRARY = {
  ...KEPT_BY_CALLER,
  method: 'get',
  path: LIBRARY_PATH,
  summary: 'What that page is drawn with',
  mediaTypes: ['text/javascript'],
} as const satisfies Declaration;

/** The document of the API, as it was written from the routes of all services, and a page to read it on. */
export function documentRoutes(): Router {
  const router = Router({ caseSensitive: true });
  router.use(fixedPaths([DOCUMENT, PAGE, LIBRARY]));
  const { html, policy } = createPage(DOCUMENT.path);
  const page = serve(html, 'text/html', { 'content-security-policy': policy });
  router.get(DOCUMENT.path, declared(DOCUMENT, serve(JSON.stringify(document), 'application/json')));
  router.get(PAGE.path, declared(PAGE, page));
  router.get(LIBRARY.path, declared(LIBRARY, serve(readLibrary(), 'text/javascript')));
  return router;
}

function serve(text: string, type: string, headers: Readonly<Record<string, string>> = {}): RequestHandler {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  return (request, response) => {
    response.set({ ...headers, etag, 'cache-control': 'no-cache' });
    if (request.fresh) response.status(304).end();
    else response.type(type).send(text);
  };
}
