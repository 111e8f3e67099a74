import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/** Below it the saving is less than one packet. Tokens and their like are shorter, and so never compressed. */
const THRESHOLD = '1kb';

const compress = compression({
  threshold: THRESHOLD,
  // the first level halves the time of the sixth four times over and makes answers a tenth longer
  level: constants.Z_BEST_SPEED,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  filter: (_request, response) =>
    /^application\/(problem\+)?json\b/.test(String(response.getHeader('content-type') ?? '')),
});

/** Compresses JSON. Event streams and media pass as they are. */
export const compressed: RequestHandler = (request, response, next) => {
  if (request.path.startsWith('/api/')) compress(request, response, next);
  else next();
};
