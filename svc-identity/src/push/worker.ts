import type { Clock, Log } from '@zielona-fala/service-kit/process';
import { createQueueWorker, type QueueWorker, type QueueWorkerParts } from '@zielona-fala/service-kit/worker';
import type { SessionStore } from '../sessions/store.ts';
import type { PushMetrics } from './metrics.ts';
import type { PushQueue, QueuedPush } from './queue.ts';
import type { SendPush } from './send.ts';

/** A push service that answers slowly holds up no more than these. */
const AT_ONCE = 20;

export interface PushWorkerParts extends Pick<QueueWorkerParts, 'lease' | 'pollMs'> {
  readonly queue: PushQueue;
  readonly sessions: Pick<SessionStore, 'byId' | 'removePush'>;
  readonly send: SendPush;
  readonly metrics: PushMetrics;
  readonly clock: Clock;
  readonly log: Log;
}

/** Sends queued notifications, on one replica at a time; a reminder may wait for the next poll. */
export function createPushWorker(parts: PushWorkerParts): QueueWorker {
  const { queue, sessions, metrics, clock, log } = parts;

  const deliver = async (queued: QueuedPush): Promise<void> => {
    const { sessionId, locale, until } = queued;
    const now = clock.now();
    if (until <= now) {
      metrics.inc({ outcome: 'expired' });
      return queue.remove(queued);
    }
    const subscription = (await sessions.byId(sessionId, now))?.push;
    if (subscription === undefined) return queue.remove(queued);
    const outcome = await parts.send(subscription, { kind: 'reminder', locale }, until);
    metrics.inc({ outcome: outcome.kind });
    const service = new URL(subscription.endpoint).host;
    if (outcome.kind === 'deferred') {
      log.warn({ service, err: outcome.error }, 'push deferred');
      return queue.postpone(queued, outcome.retryAfterMs ?? 0);
    }
    if (outcome.kind === 'gone') await sessions.removePush(sessionId, subscription.endpoint);
    if (outcome.kind === 'refused') log.error({ service }, 'push refused');
    await queue.remove(queued);
  };

  return createQueueWorker({
    name: 'sending notifications',
    lease: parts.lease,
    pollMs: parts.pollMs,
    log,
    async front() {
      const [first] = await queue.due(1);
      return first === undefined ? null : `${first._id} after ${first.attempts}`;
    },
    async workOff() {
      const due = await queue.due(AT_ONCE);
      // what is being sent ends first: tried again meanwhile, it would be sent twice
      const ends = await Promise.allSettled(due.map(deliver));
      const failed = ends.find((end) => end.status === 'rejected');
      if (failed) throw failed.reason;
      return due.length === AT_ONCE;
    },
  });
}
