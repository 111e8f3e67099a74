import { readFileSync } from 'node:fs';
import { getPageLibrary } from '@zielona-fala/contracts/api/gateway/get-page-library';
import { sourceHashOf } from '@zielona-fala/service-kit/http';

const LIBRARY = new URL(import.meta.resolve('redoc/bundles/redoc.standalone.js'));

/** What redoc would fetch from its maker's server, and what stands in its place. */
const OUTSIDE_PICTURE = 'https://cdn.redoc.ly/redoc/logo-mini.svg';
const OWN_PICTURE = '/favicon.svg';

/** redoc inserts two styles: an empty one, which it then fills by script, and that of its scroll bars. */
const STYLES_OF_REDOC = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-QMIg+bpjm3JdElJ388KYke01izlUW0UoNOeKjpMxdgc='",
];

/** https://redocly.com/docs/redoc/v2.x/config. Searching would need a worker made from text, which the policy refuses. */
const OPTIONS = {
  disableSearch: true,
  hideLoading: true,
  nativeScrollbars: true,
  pathInMiddlePanel: true,
  theme: {
    colors: { primary: { main: '#0F6B3D' } },
    typography: {
      fontFamily: 'system-ui, sans-serif',
      headings: { fontFamily: 'system-ui, sans-serif' },
    },
  },
};

const STYLE =
  'body { margin: 0; } noscript { display: block; padding: 2rem; font-family: system-ui, sans-serif; }';

const start = (documentPath: string): string =>
  `addEventListener('DOMContentLoaded', () => Redoc.init('${documentPath}', ${JSON.stringify(OPTIONS)}, document.getElementById('api')));`;

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
<link rel="icon" href="${OWN_PICTURE}" type="image/svg+xml">
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
    `style-src ${[sourceHashOf(STYLE), ...STYLES_OF_REDOC].join(' ')}`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html, policy };
}

/** redoc as one script that asks no other server for anything. */
export const readLibrary = (): string =>
  readFileSync(LIBRARY, 'utf8').replaceAll(OUTSIDE_PICTURE, OWN_PICTURE);
