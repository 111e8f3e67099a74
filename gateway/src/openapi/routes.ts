import { createHash } from 'node:crypto';
import document from '@zielona-fala/contracts/openapi.json' with { type: 'json' };
import { type Declaration, declared } from '@zielona-fala/service-kit/http';
import { type RequestHandler, Router } from 'express';

const DOCUMENT = {
  method: 'get',
  path: '/api/openapi.json',
  summary: 'This document',
  access: 'public',
  mediaTypes: ['application/json'],
  alsoAnswers: { 304: 'What the caller has is the present document' },
} as const satisfies Declaration;

/** The document of the API, as it was written from the routes of all services. */
export function documentRoutes(): Router {
  const router = Router({ caseSensitive: true });
  router.get(DOCUMENT.path, declared(DOCUMENT, serve(JSON.stringify(document), 'application/json')));
  return router;
}

function serve(text: string, type: string): RequestHandler {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  return (request, response) => {
    response.set({ etag, 'cache-control': 'no-cache' });
    if (request.fresh) response.status(304).end();
    else response.type(type).send(text);
  };
}
