import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';

/** Compressing less would not save a packet. Responses with tokens are shorter and therefore never compressed. */
const THRESHOLD = 1024;

const COMPRESSED = /^(application\/(problem\+)?json|text\/(html|javascript))\b/;

/** Compresses the JSON, pages and scripts that later handlers answer. */
export const compressed: RequestHandler = compression({
  threshold: THRESHOLD,
  // the first level halves the time of the sixth four times over and makes answers a tenth longer
  level: constants.Z_BEST_SPEED,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  filter: (_request, response) => COMPRESSED.test(String(response.getHeader('content-type') ?? '')),
});

/**
 * Compresses the answer that is about to begin, where that is worth its while. Event streams and media pass as they are.
 * @param answered its headers
 */
export function compressAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answered: IncomingHttpHeaders,
): void {
  const isShort = Number(answered['content-length'] ?? THRESHOLD) < THRESHOLD;
  if (isShort || !COMPRESSED.test(answered['content-type'] ?? '')) return;
  // works without what Express adds
  compressed(request as Request, response as Response, () => undefined);
}
