import { createHash } from 'node:crypto';

/** Allows one inline script or style in a content security policy. */
export const sourceHashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
