import { DAY_MS } from '@zielona-fala/contracts';

export const ACCESS_TOKEN_MINUTES = 60;

const PERIOD_MS = 30 * DAY_MS;
/** A key is published before it is used, so that every service has it by then. */
const PUBLISH_AHEAD_MS = 60 * 60 * 1000;
const TOKEN_LIFE_MS = (ACCESS_TOKEN_MINUTES + 5) * 60 * 1000;

/** Number of the 30 days in which one key signs. All replicas agree on it without talking. */
export function periodAt(time: Date): number {
  return Math.floor(time.getTime() / PERIOD_MS);
}

/** The period whose key must be published by now. */
export function periodToPublish(time: Date): number {
  return periodAt(new Date(time.getTime() + PUBLISH_AHEAD_MS));
}

/** When the last token of a period's key is over. */
export function keyExpiry(period: number): Date {
  return new Date((period + 1) * PERIOD_MS + TOKEN_LIFE_MS);
}
