import { timingSafeEqual } from 'node:crypto';

/** Compares in a time that tells nothing of where two texts differ. */
export function areEqualSecrets(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
