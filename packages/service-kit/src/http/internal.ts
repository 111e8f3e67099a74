import type { RequestHandler } from 'express';
import { areEqualSecrets } from './equal-secrets.ts';
import { notFound } from './problem.ts';

export const INTERNAL_TOKEN_HEADER = 'x-internal-token';

/**
 * Admits our own services only; other callers receive 404.
 * @param tokens one for each service that may call
 */
export function internalOnly(...tokens: readonly string[]): RequestHandler {
  return (request, _response, next) => {
    const given = request.get(INTERNAL_TOKEN_HEADER) ?? '';
    const isKnown = tokens.some((token) => areEqualSecrets(given, token));
    next(isKnown ? undefined : notFound());
  };
}
