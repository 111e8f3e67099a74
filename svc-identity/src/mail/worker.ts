import type { Log } from '@zielona-fala/service-kit/process';
import { createQueueWorker, type Lease, type QueueWorker, type Wake } from '@zielona-fala/service-kit/worker';
import type { AccountMail, AccountMailKind, Mail, SendMail } from './domain.ts';
import type { MailMetrics } from './metrics.ts';
import type { MailQueue, QueuedMail } from './queue.ts';
import { codeOf, failureOf } from './smtp.ts';
import type { WriteMail } from './write.ts';

/** Adds what was not known, or not to be kept, when a mail was queued; null when there is nobody to write to. */
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

/** Sends what the queue holds; one replica at a time does. */
export function createMailWorker(parts: MailWorkerParts): QueueWorker {
  const { queue, metrics, log } = parts;

  const postpone = async (queued: QueuedMail, error: unknown): Promise<void> => {
    const { kind } = queued;
    const failure = failureOf(error);
    const again = await queue.postpone(queued, failure);
    metrics.attempts.inc({ kind, outcome: again || failure === 'refused' ? failure : 'expired' });
    const details = { kind, failure, code: codeOf(error), again };
    if (again) log.warn(details, 'mail not sent; it will be retried');
    else log.error(details, 'mail not sent; given up');
  };

  const complete = async (queued: QueuedMail): Promise<Mail | null> => {
    if (queued.kind === 'contact') return queued;
    const completion = parts.completions[queued.kind];
    return completion ? completion(queued, queued.userId) : queued;
  };

  const deliver = async (queued: QueuedMail, signal: AbortSignal): Promise<void> => {
    const mail = await complete(queued);
    if (mail === null) return queue.remove(queued);
    const written = await parts.write(mail);
    if (signal.aborted) return;
    try {
      await parts.send(written, queued._id);
    } catch (error) {
      return postpone(queued, error);
    }
    await queue.remove(queued);
    metrics.attempts.inc({ kind: mail.kind, outcome: 'sent' });
    log.info({ kind: mail.kind }, 'mail sent');
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
      if (mail !== null) await deliver(mail, signal);
    },
  });
}
