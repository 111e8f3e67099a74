import type { EventByTopic, Replay } from '@zielona-fala/contracts/events';
import type { Watermarks } from '@zielona-fala/service-kit/events';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { Log } from '@zielona-fala/service-kit/process';
import type { Learner } from '../learners/store.ts';
import type { ReplayedStore, ReplayedTopic } from './store.ts';

/** Rebuilds a learner's projections from replayed events. */
export interface Rebuilding<Topic extends ReplayedTopic> {
  /**
   * Stores an event until its replay is complete and then, in the same transaction, replaces the projections. Original events
   * are applied as usual before and afterwards.
   * @throws Error when the last event is there and others are not
   */
  take(
    event: EventByTopic[Topic],
    retelling: Replay,
    learner: Learner,
    transaction: Transaction,
  ): Promise<void>;
}

export interface RebuildingParts<Topic extends ReplayedTopic> {
  readonly topic: Topic;
  readonly replayed: ReplayedStore;
  readonly watermarks: Pick<Watermarks, 'reached'>;
  readonly log: Log;
  readonly replace: (
    learner: Learner,
    all: readonly EventByTopic[Topic]['data'][],
    transaction: Transaction,
  ) => Promise<void>;
}

export function createRebuilding<Topic extends ReplayedTopic>(
  parts: RebuildingParts<Topic>,
): Rebuilding<Topic> {
  const { topic, replayed, watermarks, log, replace } = parts;
  return {
    async take(event, retelling, learner, transaction) {
      const { userId } = learner;
      await replayed.add(event, retelling, transaction);
      if (retelling.place < retelling.count) return;
      const all = await replayed.all(topic, retelling.id, transaction);
      if (all.length !== retelling.count) throw new Error('not all events that are replayed are there');
      // a dead letter that is applied again long after: what came since is not among it
      if ((await watermarks.reached(topic, userId)) > event.sequence) {
        log.warn(
          { topic, userId },
          'projection not replaced: newer events were applied during the replay; run the rebuild again',
        );
      } else {
        await replace(learner, all, transaction);
      }
      await replayed.remove(userId, topic, transaction);
    },
  };
}
