import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { commonHeadersOf, type HeaderFields } from '@zielona-fala/service-kit/http';
import helmet, { type HelmetOptions } from 'helmet';

/** What helmet sets, which is the same for every answer: asked once. */
function headersOf(options: HelmetOptions): HeaderFields {
  const sample = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(sample.req, sample, () => undefined);
  return Object.fromEntries(sample.getHeaderNames().map((name) => [name, String(sample.getHeader(name))]));
}

/** For responses that are data, not pages. */
const forData = headersOf({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  strictTransportSecurity: false,
});

/** For media, which other sites may embed. An SVG opened directly runs no scripts. */
const forMedia = headersOf({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      imgSrc: ["'self'"],
      mediaSrc: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  strictTransportSecurity: false,
});

/** Chosen by the requested path, so that errors have them as well. */
export function securityHeaders(publicUrl: string): (request: IncomingMessage) => HeaderFields {
  const common = commonHeadersOf(publicUrl);
  const ofData = { ...forData, ...common };
  const ofMedia = { ...forMedia, ...common };
  return (request) => (request.url?.startsWith('/media/') ? ofMedia : ofData);
}
