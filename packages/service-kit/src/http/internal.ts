import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { notFound } from './problem.ts';

export const INTERNAL_TOKEN_HEADER = 'x-internal-token';

/**
 * Admits our own services only; other callers receive 404.
 * @param tokens one for each service that may call
 */
export function internalOnly(...tokens: readonly string[]): RequestHandler {
  const expected = tokens.map((token) => Buffer.from(token));
  return (request, _response, next) => {
    const given = Buffer.from(request.get(INTERNAL_TOKEN_HEADER) ?? '');
    const isKnown = expected.some((token) => given.length === token.length && timingSafeEqual(given, token));
    next(isKnown ? undefined : notFound());
  };
}
