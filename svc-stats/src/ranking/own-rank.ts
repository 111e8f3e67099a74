import type { OwnRankDto } from '@zielona-fala/contracts';
import { LRUCache } from 'lru-cache';
import type { RankingKey } from './period.ts';
import { type Milestone, START, type StandingStore } from './store.ts';

/** Ranks up to this one are counted in full; others are counted from a milestone. */
const COUNTED_PLACES = 500;
const MILESTONES = 5000;
const MILESTONES_FRESH_MS = 5 * 60_000;
const REMEMBERED_RANKINGS = 40;

/**
 * A learner's rank, in a time that hardly depends on the number of learners: far from the top, the count before a milestone
 * is cached for five minutes, so changes by others can appear with that delay.
 */
export type OwnRank = (ranking: RankingKey, userId: number) => Promise<OwnRankDto>;

export function createOwnRank(standings: StandingStore): OwnRank {
  const milestones = new LRUCache<string, readonly Milestone[], RankingKey>({
    max: REMEMBERED_RANKINGS,
    ttl: MILESTONES_FRESH_MS,
    allowStale: true,
    fetchMethod: (_key, _stale, { context }) => standings.milestones(context, MILESTONES),
  });
  const milestonesOf = (ranking: RankingKey) =>
    milestones.forceFetch(`${ranking.period}:${ranking.category}`, { context: ranking });

  return async (ranking, userId) => {
    const own = await standings.find(ranking, userId);
    if (own === null) return { rank: null, passedCount: 0 };
    const { passedCount } = own;
    const counted = await standings.count(ranking, { from: START, to: own, limit: COUNTED_PLACES + 1 });
    if (counted <= COUNTED_PLACES) return { rank: 1 + counted, passedCount };
    const last = lastBefore(await milestonesOf(ranking), own);
    const between = await standings.count(ranking, { from: last, to: own });
    return { rank: 1 + last.before + between, passedCount };
  };
}

function lastBefore(
  milestones: readonly Milestone[],
  own: Pick<Milestone, 'passedCount' | 'reachedAt'>,
): Milestone {
  const isBefore = ({ passedCount, reachedAt }: Milestone): boolean =>
    passedCount > own.passedCount || (passedCount === own.passedCount && reachedAt <= own.reachedAt);
  return milestones.findLast(isBefore) ?? START;
}
