import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

/** What helmet sets, which is the same for every answer: asked once. */
function headersOf(options: HelmetOptions): [name: string, value: string][] {
  const sample = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(sample.req, sample, () => undefined);
  return sample.getHeaderNames().map((name) => [name, String(sample.getHeader(name))]);
}

/** For answers that are data and never a page. */
const forData = headersOf({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  strictTransportSecurity: false,
});

/** For pictures and films, which pages elsewhere may show too. A drawing that is opened by itself runs nothing. */
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

/** By the path as it was asked: also what is refused or not there has them. */
export const securityHeaders: RequestHandler = (request, response, next) => {
  const headers = request.originalUrl.startsWith('/media/') ? forMedia : forData;
  for (const [name, value] of headers) response.setHeader(name, value);
  next();
};
