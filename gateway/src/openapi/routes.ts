import { createHash } from 'node:crypto';
import { getDocument } from '@zielona-fala/contracts/api/gateway/get-document';
import { getDocumentPage } from '@zielona-fala/contracts/api/gateway/get-document-page';
import { getPageLibrary } from '@zielona-fala/contracts/api/gateway/get-page-library';
import { getPageStyle } from '@zielona-fala/contracts/api/gateway/get-page-style';
import { declared, fixedPaths } from '@zielona-fala/service-kit/http';
import { type RequestHandler, Router } from 'express';
import { CALLS } from './calls.ts';
import { createDocument } from './document.ts';
import { createPage, readLibrary, readStyle } from './page.ts';

const DOCUMENT = JSON.stringify(createDocument(CALLS));
const LIBRARY = readLibrary();
const STYLE = readStyle();

/** The document of the API and a page to read it on. */
export function documentRoutes(): Router {
  const router = Router({ caseSensitive: true });
  router.use(fixedPaths([getDocument, getDocumentPage, getPageLibrary, getPageStyle]));
  const { html, policy } = createPage(getDocument.path);
  const page = serve(html, 'text/html', { 'content-security-policy': policy });
  router.get(getDocument.path, declared(getDocument, serve(DOCUMENT, 'application/json')));
  router.get(getDocumentPage.path, declared(getDocumentPage, page));
  router.get(getPageLibrary.path, declared(getPageLibrary, serve(LIBRARY, 'text/javascript')));
  router.get(getPageStyle.path, declared(getPageStyle, serve(STYLE, 'text/css')));
  return router;
}

function serve(text: string, type: string, headers: Readonly<Record<string, string>> = {}): RequestHandler {
  // weak, since it is the same however the answer is compressed
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  return (request, response) => {
    response.set({ ...headers, etag, 'cache-control': 'no-cache' }).vary('Accept-Encoding');
    if (request.fresh) response.status(304).end();
    else response.type(type).send(text);
  };
}
