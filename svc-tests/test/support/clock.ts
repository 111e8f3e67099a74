import type { Clock } from '@zielona-fala/service-kit';

/** The real time until somebody moves it. */
export interface MovableClock extends Clock {
  advanceMinutes(minutes: number): void;
}

export function movableClock(): MovableClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advanceMinutes(minutes) {
      offset += minutes * 60_000;
    },
  };
}
