import type { CategoryName, OwnRankDto, RankingEntryDto, RankingPeriod } from '@zielona-fala/contracts';
import type { AccountNames } from '@zielona-fala/service-kit/auth';
import type { Clock } from '@zielona-fala/service-kit/process';
import { createOwnRank } from './own-rank.ts';
import { periodKeyOf } from './period.ts';
import type { StandingStore } from './store.ts';

const RANKING_LENGTH = 100;
/** In every language. */
const UNKNOWN_NAME = '—';

export interface RankingParts {
  readonly standings: StandingStore;
  readonly names: AccountNames;
  readonly clock: Clock;
}

export interface RankingReader {
  /** The hundred best. A learner without a name keeps the place, so that the places of the others stay right. */
  best(category: CategoryName, period: RankingPeriod): Promise<readonly RankingEntryDto[]>;
  own(userId: number, category: CategoryName, period: RankingPeriod): Promise<OwnRankDto>;
}

export function createRankingReader({ standings, names, clock }: RankingParts): RankingReader {
  const keyOf = (category: CategoryName, period: RankingPeriod) => ({
    category,
    period: periodKeyOf(period, clock.now()),
  });
  const ownRank = createOwnRank(standings);
  return {
    async best(category, period) {
      const best = await standings.best(keyOf(category, period), RANKING_LENGTH);
      const usernames = await names.of(best);
      return best.map(({ userId, passedCount, level }) => ({
        passedCount,
        user: { username: usernames.get(userId) ?? UNKNOWN_NAME, level },
      }));
    },
    async own(userId, category, period) {
      return ownRank(keyOf(category, period), userId);
    },
  };
}
