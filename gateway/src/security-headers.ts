import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * Headers for answers that are data and never a page. Media only gets the one that fits a picture or film.
 * @param secure whether the portal is reached over https
 */
export function securityHeaders(secure: boolean): RequestHandler {
  const forData = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: secure,
  });
  const forMedia = helmet.xContentTypeOptions();
  return (request, response, next) => {
    const set = request.path.startsWith('/media/') ? forMedia : forData;
    set(request, response, next);
  };
}
