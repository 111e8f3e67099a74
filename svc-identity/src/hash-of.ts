import { createHash } from 'node:crypto';

/** What is stored of a random secret that a browser or a mail holds: it needs no key, because nobody can guess it. */
export const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('|')).digest('base64url');
