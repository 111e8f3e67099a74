import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { boardEntryOf, standingAt } from './board-entry.ts';
import { ADD, BEGIN, BEST, FINISH, OWN, PUT } from './board-scripts.ts';
import type { RankingKey } from './period.ts';
import type { RankedStanding } from './store.ts';

/** Longer than a week lasts from its first read on. */
const WEEK_KEPT_SECONDS = 8 * 24 * 60 * 60;
/** A builder that adds nothing for so long is taken for dead, and another may begin. */
const BUILDING_MS = 30_000;
/** A claim on learners, held until their entries are written. */
const CLAIM_MS = 10_000;

/** What Redis is to show of a learner in one ranking. */
export interface BoardPlace {
  readonly ranking: RankingKey;
  /** Null if the learner is not ranked. */
  readonly standing: RankedStanding | null;
}

export interface OwnPlace {
  /** From 1; null for a learner who is not ranked. */
  readonly rank: number | null;
  readonly passedCount: number;
}

/** A ranking being built, beside the one that is read. */
export interface BoardDraft {
  /** Adds missing entries; learners who changed meanwhile are already present and current. @returns false if the draft is lost */
  add(standings: readonly RankedStanding[]): Promise<boolean>;
  /** Shows it, all at once. @returns false when it is lost */
  publish(): Promise<boolean>;
}

/**
 * Rankings as sorted sets of Redis, built of the standings in MongoDB and kept up with them. One that was built in
 * another run of the server, or lacks a part, is none. Everything rejects while Redis is unavailable.
 */
export interface Boards {
  /** Whether Redis can be asked. */
  isReachable(): boolean;
  /** Best first; null if the board does not exist. */
  best(ranking: RankingKey, limit: number): Promise<readonly RankedStanding[] | null>;
  /** Null if the board does not exist. */
  own(ranking: RankingKey, userId: number): Promise<OwnPlace | null>;
  /**
   * Claims these learners: data read from now on supersedes earlier reads.
   * @returns the claim that {@link put} asks for; a later one of anybody takes it away
   */
  claim(userIds: readonly number[]): Promise<string>;
  /** @returns false when the claim was taken away, so that nothing was put down */
  put(claim: string, userId: number, places: readonly BoardPlace[]): Promise<boolean>;
  /** Null while another replica builds it. */
  build(ranking: RankingKey): Promise<BoardDraft | null>;
}

/**
 * @param runOf which run of the server the connection leads to
 * @param scopeOf what the keys carry: whose standings they are
 */
export function createBoards(redis: Redis, runOf: () => string | null, scopeOf: () => string): Boards {
  const keyOf = ({ period, category }: RankingKey): string =>
    `stats:ranking:${scopeOf()}:{${period}:${category}}`;
  const boardKeys = (ranking: RankingKey) => {
    const board = keyOf(ranking);
    return [board, `${board}:members`, `${board}:building`] as const;
  };
  const claimKey = (userId: number): string => `stats:ranking:${scopeOf()}:claim:${userId}`;
  const runOrThrow = (): string => {
    const run = runOf();
    if (run === null) throw new Error('Redis is unavailable');
    return run;
  };

  return {
    isReachable: () => runOf() !== null,
    async best(ranking, limit) {
      const [board, members] = boardKeys(ranking);
      const found = await redis.eval(BEST, 2, board, members, runOrThrow(), limit);
      return found === null ? null : standingsOf(found as readonly string[]);
    },
    async own(ranking, userId) {
      const [board, members] = boardKeys(ranking);
      const found = await redis.eval(OWN, 2, board, members, runOrThrow(), userId);
      if (found === null) return null;
      const [before, score] = found as readonly [number?, string?];
      if (before === undefined) return { rank: null, passedCount: 0 };
      return { rank: before + 1, passedCount: -Number(score) };
    },
    async claim(userIds) {
      const claim = randomUUID();
      await Promise.all(userIds.map((userId) => redis.set(claimKey(userId), claim, 'PX', CLAIM_MS)));
      return claim;
    },
    async put(claim, userId, places) {
      const keys = [claimKey(userId), ...places.flatMap(({ ranking }) => boardKeys(ranking))];
      const values = places.flatMap(({ standing }) => {
        if (standing === null) return ['', 0];
        const { score, member } = boardEntryOf(standing);
        return [member, score];
      });
      const put = await redis.eval(
        PUT,
        keys.length,
        ...keys,
        runOrThrow(),
        claim,
        userId,
        BUILDING_MS,
        ...values,
      );
      return put === 1;
    },
    async build(ranking) {
      const run = runOrThrow();
      const draft = randomUUID();
      const [board, members, building] = boardKeys(ranking);
      if ((await redis.eval(BEGIN, 1, building, draft, BUILDING_MS)) !== 1) return null;
      // after a restart, the server may have kept only part of a draft
      const isLost = (): boolean => runOf() !== run;
      return {
        async add(standings) {
          if (isLost()) return false;
          const values = standings.flatMap((standing) => {
            const { score, member } = boardEntryOf(standing);
            return [standing.userId, member, score];
          });
          return (await redis.eval(ADD, 2, board, building, draft, BUILDING_MS, ...values)) === 1;
        },
        async publish() {
          if (isLost()) return false;
          const seconds = ranking.period === 'all' ? 0 : WEEK_KEPT_SECONDS;
          const published = await redis.eval(FINISH, 3, board, members, building, draft, run, seconds);
          return published === 1;
        },
      };
    },
  };
}

/** Of members and scores in turn. */
function standingsOf(found: readonly string[]): readonly RankedStanding[] {
  return Array.from({ length: found.length / 2 }, (_, index) =>
    standingAt({ member: found[2 * index] ?? '', score: Number(found[2 * index + 1]) }),
  );
}
