import type { Clock } from '../process/clock.ts';

/** The real time, moved by what a test adds. */
export interface TestClock extends Clock {
  advance(by: { seconds?: number; minutes?: number; hours?: number; days?: number }): void;
}

export function createTestClock(): TestClock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    advance({ seconds = 0, minutes = 0, hours = 0, days = 0 }) {
      offsetMs += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
