import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { notFound } from './problem.ts';

export const INTERNAL_TOKEN_HEADER = 'x-internal-token';

/**
 * Lets only our own services through; to everybody else the call does not exist.
 * @param tokens one for each service that may ask
 */
export function internalOnly(...tokens: readonly string[]): RequestHandler {
  const expected = tokens.map((token) => Buffer.from(token));
  return (request, _response, next) => {
    const given = Buffer.from(request.get(INTERNAL_TOKEN_HEADER) ?? '');
    const isKnown = expected.some((token) => given.length === token.length && timingSafeEqual(given, token));
    next(isKnown ? undefined : notFound());
  };
}
