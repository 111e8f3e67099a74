import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** For answers that are data and never a page. */
const forData = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  strictTransportSecurity: false,
});

/** For pictures and films, which pages elsewhere may show too. A drawing that is opened by itself runs nothing. */
const forMedia = helmet({
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
  const set = request.originalUrl.startsWith('/media/') ? forMedia : forData;
  set(request, response, next);
};
