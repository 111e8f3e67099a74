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

/**
 * Left out of every answer: what only documents, old browsers and plug-ins need, and what `commonHeadersOf` sets. Of the
 * small answers of the API most bytes are headers.
 */
const LEFT_OUT = {
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const satisfies HelmetOptions;

/** For responses that are data, not documents. */
const forData = headersOf({
  ...LEFT_OUT,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
});

/** For media, which other sites may embed. An SVG opened directly runs no scripts. */
const forMedia = headersOf({
  ...LEFT_OUT,
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
});

/** Chosen by the requested path, so that errors have them as well. */
export function securityHeaders(publicUrl: string): (request: IncomingMessage) => HeaderFields {
  const common = commonHeadersOf(publicUrl);
  const ofData = { ...forData, ...common };
  const ofMedia = { ...forMedia, ...common };
  return (request) => (request.url?.startsWith('/media/') ? ofMedia : ofData);
}
