import { CATEGORIES, type CategoryName } from '@zielona-fala/contracts';
import type { Transact } from '@zielona-fala/service-kit/mongo';
import type { Notices } from '@zielona-fala/service-kit/notices';
import type { Clock, Log } from '@zielona-fala/service-kit/process';
import { createQueueWorker, type Lease, type QueueWorker } from '@zielona-fala/service-kit/worker';
import type { LearnerStore } from '../learners/store.ts';
import type { MedalStore } from '../medals/store.ts';
import { tellMedals } from '../medals/tell.ts';
import { endedWeeks, type WeekKey } from '../ranking/period.ts';
import type { StandingStore } from '../ranking/store.ts';
import type { WeekStore } from './store.ts';

/** How long after the end of a week its exams may arrive to count for the winner, in milliseconds. */
export const LATE_MS = 60 * 60_000;
/** Standings of a week are kept for eight. */
const WEEKS_CLOSED_LATE = 7;

export interface WeekClosingParts {
  readonly weeks: WeekStore;
  readonly standings: Pick<StandingStore, 'best'>;
  readonly learners: Pick<LearnerStore, 'lock'>;
  readonly medals: MedalStore;
  readonly notices: Notices;
  readonly transact: Transact;
  readonly lease: Lease;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Closes each week once, an hour after its end: who stands first in a category then has the week's medal. Of equal ones
 * who got there first; who is hidden from rankings stands in none. One replica at a time does it; what an interrupted
 * one did is done again with the same result.
 */
export function createWeekClosing(parts: WeekClosingParts): QueueWorker {
  const { weeks, standings, learners, medals, clock } = parts;
  /** The last closed week, cached: until the next one ends, the database need not be queried. */
  let closed: WeekKey | null = null;

  const nextWeek = async (): Promise<WeekKey | null> => {
    const ended = endedWeeks(new Date(clock.now().getTime() - LATE_MS), WEEKS_CLOSED_LATE);
    const last = ended.at(-1) ?? null;
    if (last === closed) return null;
    const [open = null] = await weeks.openOf(ended);
    if (open === null) closed = last;
    return open;
  };

  const award = async (period: WeekKey, category: CategoryName): Promise<void> => {
    const [winner] = await standings.best({ period, category }, 1);
    if (winner === undefined) return;
    const { userId } = winner;
    const cause = `${period} ${category}`;
    const awardedAt = clock.now();
    await parts.transact(async (transaction) => {
      const { isDeleted } = await learners.lock(userId, cause, transaction);
      if (!isDeleted)
        await medals.award([{ userId, medal: 'week-winner', category, awardedAt, cause }], transaction);
    });
    await tellMedals(parts, { userId, cause, at: awardedAt.toISOString() });
  };

  return createQueueWorker({
    name: 'closing weeks',
    lease: parts.lease,
    log: parts.log,
    front: nextWeek,
    async workOff() {
      const week = await nextWeek();
      if (week === null) return false;
      for (const category of CATEGORIES) await award(week, category);
      await weeks.close(week, clock.now());
      return true;
    },
  });
}
