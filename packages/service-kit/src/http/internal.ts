import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { notFound } from './problem.ts';

export const INTERNAL_TOKEN_HEADER = 'x-internal-token';

/** Lets only our own services through; to everybody else the call does not exist. */
export function internalOnly(token: string): RequestHandler {
  const expected = Buffer.from(token);
  return (request, _response, next) => {
    const given = Buffer.from(request.get(INTERNAL_TOKEN_HEADER) ?? '');
    const equal = given.length === expected.length && timingSafeEqual(given, expected);
    next(equal ? undefined : notFound());
  };
}
