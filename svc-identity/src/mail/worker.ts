import { reasonOf } from '@zielona-fala/service-kit/events';
import { isTransient, type Log } from '@zielona-fala/service-kit/process';
import { createQueueWorker, type Lease, type QueueWorker, type Wake } from '@zielona-fala/service-kit/worker';
import {
  type AccountMail,
  type AccountMailKind,
  type Mail,
  type SendMail,
  WRITING_ATTEMPTS,
  type WrittenMail,
} from './domain.ts';
import type { MailMetrics } from './metrics.ts';
import type { MailQueue, QueuedMail } from './queue.ts';
import { codeOf, failureOf } from './smtp.ts';
import type { WriteMail } from './write.ts';

/** Adds data that was not available, or must not be stored, when the mail was queued; null if there is no recipient. */
type Complete = (mail: AccountMail, userId: number | null) => Promise<AccountMail | null>;

export interface MailWorkerParts {
  readonly queue: MailQueue;
  readonly lease: Lease;
  readonly wake: Wake;
  readonly send: SendMail;
  readonly write: WriteMail;
  readonly completions: Readonly<Partial<Record<AccountMailKind, Complete>>>;
  readonly metrics: MailMetrics;
  readonly log: Log;
}

/** Sends queued mails, on one replica at a time. */
export function createMailWorker(parts: MailWorkerParts): QueueWorker {
  const { queue, metrics, log } = parts;

  const postpone = async (queued: QueuedMail, error: unknown): Promise<void> => {
    const { kind } = queued;
    const failure = failureOf(error);
    if (failure === 'unwritable') return retryOrPark(queued, codeOf(error));
    const again = await queue.postpone(queued, failure);
    metrics.attempts.inc({ kind, outcome: again || failure === 'refused' ? failure : 'expired' });
    const details = { kind, failure, code: codeOf(error), again };
    if (again) log.warn(details, 'mail not sent; it will be retried');
    else log.error(details, 'mail not sent; given up');
  };

  const retryOrPark = async (queued: QueuedMail, reason: string): Promise<void> => {
    const { kind, attempts } = queued;
    if (attempts + 1 < WRITING_ATTEMPTS) {
      await queue.postpone(queued, 'unwritable');
      metrics.attempts.inc({ kind, outcome: 'unwritable' });
      log.warn({ kind, reason }, 'mail could not be composed; it will be retried');
    } else {
      await queue.park(queued, reason);
      metrics.attempts.inc({ kind, outcome: 'parked' });
      log.error({ kind, reason }, 'mail could not be composed; parked');
    }
  };

  const complete = async (queued: QueuedMail): Promise<Mail | null> => {
    if (queued.kind === 'contact') return queued;
    const completion = parts.completions[queued.kind];
    return completion ? completion(queued, queued.userId) : queued;
  };

  const deliver = async (queued: QueuedMail, signal: AbortSignal): Promise<void> => {
    let written: WrittenMail;
    try {
      const mail = await complete(queued);
      if (mail === null) return await queue.remove(queued);
      written = await parts.write(mail);
    } catch (error) {
      if (isTransient(error)) throw error;
      return retryOrPark(queued, reasonOf(error));
    }
    if (signal.aborted) return;
    try {
      await parts.send(written, queued._id);
    } catch (error) {
      return postpone(queued, error);
    }
    await queue.remove(queued);
    metrics.attempts.inc({ kind: queued.kind, outcome: 'sent' });
    log.info({ kind: queued.kind }, 'mail sent');
  };

  return createQueueWorker({
    name: 'sending mails',
    lease: parts.lease,
    wake: parts.wake,
    log,
    async front() {
      const next = await queue.next();
      return next === null ? null : `${next._id} after ${next.attempts}`;
    },
    async workOff(signal) {
      const mail = await queue.next();
      if (mail === null) return false;
      await deliver(mail, signal);
      return true;
    },
  });
}
