import type { CategoryName, OwnRankDto, RankingEntryDto, RankingPeriod } from '@zielona-fala/contracts';
import type { Clock } from '@zielona-fala/service-kit';
import { periodKeyOf } from './period.ts';
import type { StandingStore } from './store.ts';

const RANKING_LENGTH = 100;

interface RankedLearner {
  readonly userId: number;
  readonly level: number;
  readonly accountVersion: number;
}

export interface RankingParts {
  readonly standings: StandingStore;
  readonly learners: { findMany(userIds: readonly number[]): Promise<readonly RankedLearner[]> };
  readonly names: { of(learners: readonly RankedLearner[]): Promise<ReadonlyMap<number, string>> };
  readonly clock: Clock;
}

export interface RankingReader {
  /** The hundred best; learners without a name any more are left out. */
  best(category: CategoryName, period: RankingPeriod): Promise<readonly RankingEntryDto[]>;
  own(userId: number, category: CategoryName, period: RankingPeriod): Promise<OwnRankDto>;
}

export function createRankingReader({ standings, learners, names, clock }: RankingParts): RankingReader {
  const keyOf = (category: CategoryName, period: RankingPeriod) => ({
    category,
    period: periodKeyOf(period, clock.now()),
  });
  return {
    async best(category, period) {
      const best = await standings.best(keyOf(category, period), RANKING_LENGTH);
      const ranked = await learners.findMany(best.map(({ userId }) => userId));
      const usernames = await names.of(ranked);
      const levels = new Map(ranked.map(({ userId, level }) => [userId, level]));
      return best.flatMap(({ userId, passedCount }) => {
        const username = usernames.get(userId);
        if (username === undefined) return [];
        return [{ passedCount, user: { username, level: levels.get(userId) ?? 0 } }];
      });
    },
    async own(userId, category, period) {
      const ranking = keyOf(category, period);
      const own = await standings.find(ranking, userId);
      if (own === null) return { rank: null, passedCount: 0 };
      return { rank: 1 + (await standings.countBetter(ranking, own)), passedCount: own.passedCount };
    },
  };
}
