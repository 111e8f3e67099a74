import type { Operator } from '@zielona-fala/contracts/portal';
import type { Log } from '@zielona-fala/service-kit/process';
import { createQueueWorker, type Lease, type QueueWorker, type Wake } from '@zielona-fala/service-kit/worker';
import type { Mail, SendMail } from './domain.ts';
import type { MailQueue, QueuedMail } from './queue.ts';
import { writeMail } from './write.ts';

export interface MailWorkerParts {
  readonly queue: MailQueue;
  readonly lease: Lease;
  readonly wake: Wake;
  readonly send: SendMail;
  /** Adds what was not known when the mail was queued; null when there is nobody to write to. */
  readonly complete: (mail: Mail) => Promise<Mail | null>;
  /** Mails are in its name, letters go to it. */
  readonly operator: Operator;
  readonly log: Log;
}

/** Sends what the queue holds; one replica at a time does. */
export function createMailWorker(parts: MailWorkerParts): QueueWorker {
  const { queue, log } = parts;
  const deliver = async (queued: QueuedMail, signal: AbortSignal): Promise<void> => {
    const mail = await parts.complete(queued);
    if (signal.aborted) return;
    if (mail !== null) {
      const failure = await parts.send(writeMail(mail, parts.operator)).then(() => null, codeOf);
      if (failure !== null) {
        const again = await queue.postpone(queued);
        log.warn(
          { kind: mail.kind, code: failure, again },
          again ? 'mail not sent; it will be retried' : 'mail not sent; given up',
        );
        return;
      }
      log.info({ kind: mail.kind }, 'mail sent');
    }
    await queue.remove(queued);
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

/** Only the code: the message of a mail error can hold the address. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
