import type { ProgressiveDelay } from '@zielona-fala/contracts/api/declare';

/** @returns seconds after so many times */
export function delayAfter(
  times: number,
  { delayedFrom, maxDelaySeconds }: Pick<ProgressiveDelay, 'delayedFrom' | 'maxDelaySeconds'>,
): number {
  return times < delayedFrom ? 0 : Math.min(maxDelaySeconds, 2 ** (times - delayedFrom));
}
