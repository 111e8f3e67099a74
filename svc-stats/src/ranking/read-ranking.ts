import type { CategoryName, OwnRankDto, RankingEntryDto, RankingPeriod } from '@zielona-fala/contracts';
import type { AccountNames } from '@zielona-fala/service-kit/auth';
import type { Clock, Log } from '@zielona-fala/service-kit/process';
import type { ExamStore } from '../exams/store.ts';
import type { Boards } from './boards.ts';
import type { RankingChanges } from './changes.ts';
import { createOwnRank } from './own-rank.ts';
import { periodKeyOf, type RankingKey, startOf } from './period.ts';
import type { StandingStore } from './store.ts';
import type { RankingUpkeep } from './upkeep.ts';

const RANKING_LENGTH = 100;
/** In every language. */
const UNKNOWN_NAME = '—';

export interface RankingParts {
  readonly standings: StandingStore;
  readonly exams: Pick<ExamStore, 'rankedSince'>;
  readonly changes: Pick<RankingChanges, 'concerning' | 'isOverdue'>;
  readonly boards: Pick<Boards, 'isReachable' | 'best' | 'own'>;
  readonly upkeep: Pick<RankingUpkeep, 'takeOver' | 'want'>;
  readonly names: AccountNames;
  readonly clock: Clock;
  readonly log: Log;
}

/** A ranking and its reader. */
export interface RankingRead {
  readonly userId: number;
  readonly category: CategoryName;
  readonly period: RankingPeriod;
}

/** Reads of Redis while it shows what MongoDB holds, else of MongoDB. */
export interface RankingReader {
  /** The hundred best. A learner without a name keeps the place, so that the places of the others stay right. */
  best(read: RankingRead): Promise<readonly RankingEntryDto[]>;
  /** Of a learner who is hidden, who has no rank, with what would count. */
  own(read: RankingRead): Promise<OwnRankDto>;
}

export function createRankingReader(parts: RankingParts): RankingReader {
  const { standings, exams, changes, boards, upkeep, names, clock, log } = parts;
  const ownRank = createOwnRank(standings);
  const keyOf = ({ category, period }: RankingRead): RankingKey => ({
    category,
    period: periodKeyOf(period, clock.now()),
  });

  /** Whether Redis shows the learner's own changes, and no change of anybody is overdue. */
  const isUpToDate = async (userId: number): Promise<boolean> => {
    const waiting = await changes.concerning(userId);
    if (waiting.length === 0) return true;
    return !waiting.some(changes.isOverdue) && upkeep.takeOver(waiting);
  };

  /** Null where Redis is unavailable, behind, or without the ranking, which is then built. */
  const ofBoard = async <Found>(
    userId: number,
    ranking: RankingKey,
    read: () => Promise<Found | null>,
  ): Promise<Found | null> => {
    if (!boards.isReachable() || !(await isUpToDate(userId))) return null;
    const found = await read();
    if (found === null) void upkeep.want(ranking);
    return found;
  };

  const orOfMongo = <Found>(found: Promise<Found | null>, read: () => Promise<Found>): Promise<Found> =>
    found
      .catch((error: unknown) => {
        log.warn({ err: error }, 'ranking not read from Redis');
        return null;
      })
      .then((ofRedis) => ofRedis ?? read());

  /** Who is in no ranking has passed nothing that counts, or is hidden. */
  const passedOutside = async ({ userId, category, period }: RankingRead): Promise<number> => {
    const now = clock.now();
    const ends = await exams.rankedSince(userId, category, startOf(period, now));
    return ends.filter((end) => periodKeyOf(period, end) === periodKeyOf(period, now)).length;
  };

  return {
    async best(read) {
      const ranking = keyOf(read);
      const best = await orOfMongo(
        ofBoard(read.userId, ranking, () => boards.best(ranking, RANKING_LENGTH)),
        () => standings.best(ranking, RANKING_LENGTH),
      );
      const usernames = await names.of(best);
      return best.map(({ userId, passedCount, level }) => ({
        passedCount,
        user: { username: usernames.get(userId) ?? UNKNOWN_NAME, level },
      }));
    },
    async own(read) {
      const ranking = keyOf(read);
      const own = await orOfMongo(
        ofBoard(read.userId, ranking, () => boards.own(ranking, read.userId)),
        () => ownRank(ranking, read.userId),
      );
      return own.rank === null ? { ...own, passedCount: await passedOutside(read) } : own;
    },
  };
}
