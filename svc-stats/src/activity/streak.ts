import type { StudyDay } from '@zielona-fala/contracts';

/** Consecutive days with enough answers; frozen days bridge missed ones. */
export interface Streak {
  /** Up to today, which is not missed before it is over. */
  readonly current: number;
  readonly longest: number;
  /** Days that were missed without ending a streak, the oldest first. */
  readonly frozen: readonly StudyDay[];
  /** Whether this week a day can still be missed. */
  readonly isFreezeLeft: boolean;
}

interface Walk {
  length: number;
  /** The day up to which it has come. */
  last: StudyDay;
  readonly frozen: StudyDay[];
}

/** 1 January 1970 was a Thursday: three days after a Monday. */
const weekOf = (day: StudyDay): number => Math.floor((day + 3) / 7);

/**
 * How long the streak was with each of these days.
 * @param reached days with enough answers, the oldest first, each once
 */
export function streakLengths(reached: readonly StudyDay[]): readonly number[] {
  const walk = startWalk(reached);
  return reached.map((day) => reach(walk, day));
}

/** @param reached days with enough answers, the oldest first, each once */
export function streakOf(reached: readonly StudyDay[], today: StudyDay): Streak {
  const walk = startWalk(reached);
  let longest = 0;
  for (const day of reached) longest = Math.max(longest, reach(walk, day));
  passMissed(walk, today);
  const isFreezeLeft = !walk.frozen.some((day) => weekOf(day) === weekOf(today));
  return { current: walk.length, longest, frozen: walk.frozen, isFreezeLeft };
}

function startWalk([first = 0]: readonly StudyDay[]): Walk {
  return { length: 0, last: first - 1, frozen: [] };
}

/** @returns the length with this day */
function reach(walk: Walk, day: StudyDay): number {
  passMissed(walk, day);
  walk.length += 1;
  walk.last = day;
  return walk.length;
}

/** Processes the missed days before a day: during a streak, the first of each week is frozen, and any other ends the streak. */
function passMissed(walk: Walk, before: StudyDay): void {
  for (let day = walk.last + 1; day < before && walk.length > 0; day += 1) {
    const isFrozen = weekOf(day) !== weekOf(walk.frozen.at(-1) ?? Number.NEGATIVE_INFINITY);
    if (isFrozen) walk.frozen.push(day);
    else walk.length = 0;
  }
}
