import type { AnyEvent, EventByTopic, EventTopic } from '@zielona-fala/contracts/events';
import type { Transaction } from '../../mongo/index.ts';
import { runInContext } from '../../process/context.ts';
import { type EventSpan, inProcessSpans } from '../../tracing/spans.ts';

/** Applies the events of one topic to a service's data. */
export interface EventHandler<Topic extends EventTopic = EventTopic> {
  readonly topic: Topic;
  /**
   * Applies some events, each learner's in their order, inside the transaction that also notes them as done; runs again
   * after a conflict. If it fails, none of them counts, and smaller batches are tried.
   */
  apply(events: readonly EventByTopic[Topic][], transaction: Transaction): Promise<void>;
  /**
   * Runs for each event after the commit of that transaction, and again if the event is delivered again, so it must be
   * idempotent. It must not throw, and skipping it must be harmless.
   */
  applied?(event: EventByTopic[Topic]): Promise<void>;
}

/** Applies the events of a topic one after the other. */
export function eventHandler<Topic extends EventTopic>(
  handler: Pick<EventHandler<Topic>, 'topic' | 'applied'> & {
    apply(event: EventByTopic[Topic], transaction: Transaction): Promise<void>;
  },
): EventHandler {
  return asHandler({
    ...handler,
    async apply(events, transaction) {
      for (const event of events) {
        await runInContext(contextOf(event), () =>
          inProcessSpans([spanOf(event)], () => handler.apply(event, transaction)),
        );
      }
    },
  });
}

/**
 * Applies the events of a topic together, which spares reads and writes. What it does to the database belongs to the
 * trace of the first.
 */
export function batchHandler<Topic extends EventTopic>(handler: EventHandler<Topic>): EventHandler {
  return asHandler({
    ...handler,
    apply: (events, transaction) =>
      inProcessSpans(events.map(spanOf), () => handler.apply(events, transaction)),
  });
}

/** What the work at hand is done for, when it is done for an event. */
export const contextOf = ({ correlationId: requestId, traceparent }: Pick<AnyEvent, ContextOfEvent>) => ({
  requestId,
  traceparent,
});

type ContextOfEvent = 'correlationId' | 'traceparent';

const spanOf = ({ type: topic, id, traceparent }: AnyEvent): EventSpan => ({ topic, id, traceparent });

/** Handlers of several topics stand in one list, which passes each its own events only. */
function asHandler<Topic extends EventTopic>(handler: EventHandler<Topic>): EventHandler {
  return handler as unknown as EventHandler;
}
