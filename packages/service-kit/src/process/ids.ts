import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import type { Clock } from './clock.ts';

const RANDOM_VALUES = 4096;

/**
 * A new id of a user, test or other record: 41 bits of milliseconds, 12 random bits, below 2^53.
 * Two in the same millisecond may collide; a unique index and a retry settle it (`withNewId`).
 */
export function newId(clock: Clock): number {
  return clock.now().getTime() * RANDOM_VALUES + randomInt(RANDOM_VALUES);
}

/** A UUIDv7: sorts by the time it was made. */
export function newEventId(): string {
  return v7();
}

/** As {@link newEventId}, of another time: milliseconds since 1970. */
export function eventIdAt(time: number): string {
  return v7({ msecs: time });
}
