import { Problem } from '../http/index.ts';

/** @param waitMs until it is worth trying again */
export function tooManyRequests(
  waitMs: number,
  message = 'Too many requests; try again in a while',
): Problem {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new Problem(429, 'too-many-requests', message, { headers: { 'retry-after': String(seconds) } });
}
