import { type Clock, countFromZero, type Log, showAtScrape } from '@zielona-fala/service-kit/process';
import { Counter, Gauge, type Registry } from 'prom-client';
import { ACCOUNT_MAIL_KINDS, type MailKind } from './domain.ts';
import type { Backlog } from './queue.ts';

const KINDS: readonly MailKind[] = [...ACCOUNT_MAIL_KINDS, 'contact'];
const OUTCOMES = ['sent', 'deferred', 'outage', 'refused', 'expired', 'unwritable', 'parked'];

/** Counts what became of attempts, and shows what waits. */
export interface MailMetrics {
  readonly attempts: Counter<'kind' | 'outcome'>;
}

/** @param readBacklog asked at each scrape; unanswered, the last values stay */
export function createMailMetrics(
  registry: Registry,
  readBacklog: () => Promise<Backlog>,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): MailMetrics {
  const oldest = new Gauge({
    name: 'mail_oldest_age_seconds',
    help: 'Age of the oldest mail that waits for the mail server, 0 if there is none',
    registers: [registry],
  });
  const parked = new Gauge({
    name: 'mails_parked',
    help: 'Mails that could not be composed and have not been redriven',
    labelNames: ['kind'],
    registers: [registry],
  });
  new Gauge({
    name: 'mails_waiting',
    help: 'Mails that have not been sent yet',
    registers: [registry],
    collect() {
      return showAtScrape(log, 'waiting mails unknown: MongoDB is unavailable', readBacklog, (backlog) => {
        this.set(backlog.waiting);
        parked.reset();
        for (const [kind, mails] of backlog.parked) parked.set({ kind }, mails);
        oldest.set(backlog.oldest === null ? 0 : (clock.now().getTime() - backlog.oldest.getTime()) / 1000);
      });
    },
  });
  const attempts = new Counter({
    name: 'mail_attempts_total',
    help: 'Attempts to send a mail, by what came of them',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
  countFromZero(
    attempts,
    KINDS.flatMap((kind) => OUTCOMES.map((outcome) => ({ kind, outcome }))),
  );
  return { attempts };
}
