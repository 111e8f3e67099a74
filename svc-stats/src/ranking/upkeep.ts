import type { Log } from '@zielona-fala/service-kit/process';
import { createQueueWorker, type Lease, type QueueWorker, type Wake } from '@zielona-fala/service-kit/worker';
import type { Boards } from './boards.ts';
import type { RankingChange, RankingChanges } from './changes.ts';
import type { RankingKey } from './period.ts';
import type { RankedStanding, StandingStore } from './store.ts';

const CHANGES_AT_ONCE = 200;
const ADDED_AT_ONCE = 1000;

export interface UpkeepParts {
  readonly standings: Pick<StandingStore, 'ofLearners' | 'everybody'>;
  readonly changes: RankingChanges;
  readonly boards: Boards;
  readonly lease: Lease;
  /** Tells of new changes. */
  readonly wake: Wake;
  readonly log: Log;
}

/** Keeps the sorted sets of Redis like the standings in MongoDB. */
export interface RankingUpkeep {
  /** Takes changes over; what does not succeed is tried again by whichever replica. @returns whether all were */
  takeOver(changes: readonly RankingChange[]): Promise<boolean>;
  /** Builds a missing board, unless another replica does already. Resolves then, built or not. */
  want(ranking: RankingKey): Promise<void>;
  start(): void;
  stop(): Promise<void>;
  readonly work: QueueWorker['work'];
}

export function createRankingUpkeep(parts: UpkeepParts): RankingUpkeep {
  const { standings, changes, boards, log } = parts;
  const stopping = new AbortController();
  const wanted = new Map<string, Promise<void>>();
  let lastBuild: Promise<void> = Promise.resolve();

  const takeOver = async (waiting: readonly RankingChange[]): Promise<boolean> => {
    const pending = await changes.committed(waiting);
    const byLearner = Map.groupBy(pending, ({ userId }) => userId);
    const userIds = [...byLearner.keys()];
    // claimed before reading: a later read has a later claim, which makes older reads obsolete
    const claim = await boards.claim(userIds);
    const now = Map.groupBy(await standings.ofLearners(userIds), ({ userId }) => userId);
    const put = await Promise.all(
      [...byLearner].map(([userId, own]) =>
        boards.put(
          claim,
          userId,
          rankingsIn(own).map((ranking) => ({ ranking, standing: standingIn(ranking, now.get(userId)) })),
        ),
      ),
    );
    const done = [...byLearner.values()].filter((_, index) => put[index]).flat();
    await changes.remove(done);
    return done.length === waiting.length;
  };

  const build = async (ranking: RankingKey): Promise<void> => {
    const draft = await boards.build(ranking);
    if (draft === null) return;
    const begun = performance.now();
    let added: RankedStanding[] = [];
    for await (const standing of standings.everybody(ranking)) {
      if (stopping.signal.aborted) return;
      added.push(standing);
      if (added.length < ADDED_AT_ONCE) continue;
      if (!(await draft.add(added))) return;
      added = [];
    }
    if (!(await draft.add(added)) || !(await draft.publish())) return;
    log.info({ ...ranking, ms: Math.round(performance.now() - begun) }, 'ranking built in Redis');
  };

  const worker = createQueueWorker({
    name: 'taking rankings over into Redis',
    lease: parts.lease,
    wake: parts.wake,
    log,
    // while Redis is unavailable, this is not a failure of the work
    front: async () => (boards.isReachable() ? ((await changes.pending(1))[0]?._id ?? null) : null),
    async workOff() {
      if (!boards.isReachable()) return false;
      const waiting = await changes.pending(CHANGES_AT_ONCE);
      if (waiting.length === 0) return false;
      const areAllTaken = await takeOver(waiting);
      return !areAllTaken || waiting.length === CHANGES_AT_ONCE;
    },
  });

  return {
    takeOver,
    want(ranking) {
      const name = `${ranking.period}:${ranking.category}`;
      if (stopping.signal.aborted) return lastBuild;
      const under = wanted.get(name);
      if (under !== undefined) return under;
      // one after the other: each reads a whole ranking
      lastBuild = lastBuild
        .then(() => build(ranking))
        .catch((error: unknown) => log.warn({ err: error, ...ranking }, 'ranking not built in Redis'))
        .finally(() => wanted.delete(name));
      wanted.set(name, lastBuild);
      return lastBuild;
    },
    start: () => worker.start(),
    async stop() {
      stopping.abort();
      await worker.stop();
      await lastBuild;
    },
    work: worker.work,
  };
}

function rankingsIn(changes: readonly RankingChange[]): readonly RankingKey[] {
  const all = changes.flatMap(({ rankings }) => rankings);
  return [...new Map(all.map((ranking) => [`${ranking.period}:${ranking.category}`, ranking])).values()];
}

function standingIn(
  { period, category }: RankingKey,
  standings: readonly (RankingKey & RankedStanding)[] = [],
): RankedStanding | null {
  return standings.find((each) => each.period === period && each.category === category) ?? null;
}
