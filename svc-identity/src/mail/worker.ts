import { type Lease, type Log, untilDone, type Wake } from '@zielona-fala/service-kit';
import type { Mail, SendMail } from './domain.ts';
import type { MailQueue, QueuedMail } from './queue.ts';
import { writeMail } from './write.ts';

const POLL_MS = 2000;

/** Sends what the queue holds; one replica at a time does. */
export interface MailWorker {
  start(): void;
  stop(): Promise<void>;
}

export interface MailWorkerParts {
  readonly queue: MailQueue;
  readonly lease: Lease;
  readonly wake: Wake;
  readonly send: SendMail;
  /** Adds what was not known when the mail was queued; null when there is nobody to write to. */
  readonly complete: (mail: Mail) => Promise<Mail | null>;
  readonly log: Log;
}

export function createMailWorker(parts: MailWorkerParts): MailWorker {
  const { queue, lease, wake, log } = parts;
  const stopping = new AbortController();
  const options = { log, signal: stopping.signal };
  let running: Promise<void> = Promise.resolve();

  const deliver = async (queued: QueuedMail): Promise<void> => {
    const mail = await parts.complete(queued);
    if (mail !== null) {
      const failure = await parts.send(writeMail(mail)).then(() => null, codeOf);
      if (failure !== null) {
        const again = await queue.postpone(queued);
        log.warn({ kind: mail.kind, code: failure, again }, 'a mail was not taken');
        return;
      }
      log.info({ kind: mail.kind }, 'mail sent');
    }
    await queue.remove(queued);
  };

  const drain = async (): Promise<void> => {
    while (!stopping.signal.aborted && (await queue.next()) !== null && (await lease.hold())) {
      const mail = await queue.next();
      if (mail === null) return;
      await deliver(mail);
    }
  };

  const work = async (): Promise<void> => {
    wake.start();
    while (!stopping.signal.aborted) {
      await untilDone('sending mails', drain, options);
      await wake.next(POLL_MS);
    }
  };

  return {
    start() {
      running = work();
    },
    async stop() {
      stopping.abort();
      wake.stop();
      await running;
      await lease
        .release()
        .catch((error: unknown) => log.warn({ err: error }, 'the mail lease was left to expire'));
    },
  };
}

/** Only the code: the message of a mail error can hold the address. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
