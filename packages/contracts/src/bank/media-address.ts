import { createHash } from 'node:crypto';
import path from 'node:path';

const HASH_LENGTH = 8;

/** What tells one content of a picture or film from another in its address. */
export const mediaHash = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);

/** Path below the base address of pictures and films, e.g. `scenes/yield.1a2b3c4d.svg`. */
export function mediaAddress(file: string, hash: string): string {
  const { dir, name, ext } = path.posix.parse(file);
  return path.posix.join(dir, `${name}.${hash}${ext}`);
}
