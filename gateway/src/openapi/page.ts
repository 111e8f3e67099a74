import { readFileSync } from 'node:fs';
import { getPageLibrary } from '@zielona-fala/contracts/api/gateway/get-page-library';
import { getPageStyle } from '@zielona-fala/contracts/api/gateway/get-page-style';
import { sourceHashOf } from '@zielona-fala/service-kit/http';

const FAVICON = '/favicon.svg';

/** https://swagger.io/docs/open-source-tools/swagger-ui/usage/configuration. The page is read: it makes none of the calls. */
const OPTIONS = {
  dom_id: '#api',
  deepLinking: true,
  showExtensions: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
};

const STYLE =
  'body { margin: 0; } noscript { display: block; padding: 2rem; font-family: system-ui, sans-serif; }';

const start = (documentPath: string): string =>
  `addEventListener('DOMContentLoaded', () => SwaggerUIBundle(${JSON.stringify({ url: documentPath, ...OPTIONS })}));`;

/** A page to read the document on, and the only scripts and styles that it may have. */
export function createPage(documentPath: string): { readonly html: string; readonly policy: string } {
  const script = start(documentPath);
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API · Zielona Fala</title>
<link rel="icon" href="${FAVICON}" type="image/svg+xml">
<link rel="stylesheet" href="${getPageStyle.path}">
<style>${STYLE}</style>
<script defer src="${getPageLibrary.path}"></script>
<script>${script}</script>
</head>
<body>
<main id="api"></main>
<noscript>This page needs JavaScript. The document itself: <a href="${documentPath}">${documentPath}</a></noscript>
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${sourceHashOf(script)}`,
    `style-src 'self' ${sourceHashOf(STYLE)}`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html, policy };
}

const readBuilt = (address: string): string => readFileSync(new URL(address), 'utf8');

/** The script of Swagger UI, as its maker built it. */
export const readLibrary = (): string =>
  readBuilt(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'));

/** Its styles. */
export const readStyle = (): string => readBuilt(import.meta.resolve('swagger-ui-dist/swagger-ui.css'));
