import type { EventByTopic, EventTopic } from '@zielona-fala/contracts/events';
import type { Transaction } from '../../mongo/index.ts';

/** What one topic's events do to a service's data. */
export interface EventHandler<Topic extends EventTopic = EventTopic> {
  readonly topic: Topic;
  /** Applies one event inside the transaction that also notes it as done; runs again after a conflict. */
  apply(event: EventByTopic[Topic], transaction: Transaction): Promise<void>;
  /**
   * Runs after that transaction's commit, again for an event that is delivered again: a second time must change nothing.
   * It fails with nothing; what it cannot do now must be harmless.
   */
  applied?(event: EventByTopic[Topic]): Promise<void>;
}

/** Keeps the type of one topic's handler when handlers of several topics stand in one list. */
export function eventHandler<Topic extends EventTopic>(handler: EventHandler<Topic>): EventHandler {
  return handler as unknown as EventHandler;
}
