import type { EventByTopic, Retelling } from '@zielona-fala/contracts/events';
import type { Watermarks } from '@zielona-fala/service-kit/events';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { Log } from '@zielona-fala/service-kit/process';
import type { Learner } from '../learners/store.ts';
import type { RetoldStore, RetoldTopic } from './store.ts';

/** Builds anew what is known of a learner, of events that are told again. */
export interface Rebuilding<Topic extends RetoldTopic> {
  /**
   * Keeps an event until its retelling is complete; then, in the same transaction, what all of it tells takes the place
   * of what there was. Until then, and from then on, what is told for the first time counts as ever.
   * @throws Error when the last event is there and others are not
   */
  take(
    event: EventByTopic[Topic],
    retelling: Retelling,
    learner: Learner,
    transaction: Transaction,
  ): Promise<void>;
}

export interface RebuildingParts<Topic extends RetoldTopic> {
  readonly topic: Topic;
  readonly retold: RetoldStore;
  readonly watermarks: Pick<Watermarks, 'reached'>;
  readonly log: Log;
  readonly replace: (
    learner: Learner,
    all: readonly EventByTopic[Topic]['data'][],
    transaction: Transaction,
  ) => Promise<void>;
}

export function createRebuilding<Topic extends RetoldTopic>(
  parts: RebuildingParts<Topic>,
): Rebuilding<Topic> {
  const { topic, retold, watermarks, log, replace } = parts;
  return {
    async take(event, retelling, learner, transaction) {
      const { userId } = learner;
      await retold.add(event, retelling, transaction);
      if (retelling.place < retelling.count) return;
      const all = await retold.all(topic, retelling.id, transaction);
      if (all.length !== retelling.count) throw new Error('not all events that are told again are there');
      // a dead letter that is applied again long after: what came since is not among it
      if ((await watermarks.reached(topic, userId)) > event.sequence) {
        log.warn(
          { topic, userId },
          'not built anew, for more has been told since: have it rebuilt once more',
        );
      } else {
        await replace(learner, all, transaction);
      }
      await retold.remove(userId, topic, transaction);
    },
  };
}
