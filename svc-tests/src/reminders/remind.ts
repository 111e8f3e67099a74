import { addDays, DAY_MS } from '@zielona-fala/contracts';
import type { Outbox } from '@zielona-fala/service-kit/events';
import type { Transact } from '@zielona-fala/service-kit/mongo';
import { type Clock, isTransient, type Log } from '@zielona-fala/service-kit/process';
import { createQueueWorker, type QueueWorker, type QueueWorkerParts } from '@zielona-fala/service-kit/worker';
import type { LearnerStore } from '../learners/store.ts';
import type { Study } from '../study/study.ts';
import type { HasAnswered } from './has-answered.ts';
import {
  channelsOf,
  endedUnanswered,
  MAX_UNANSWERED,
  type Reminders,
  reminded,
  scheduled,
  unansweredOf,
} from './reminders.ts';
import { dayToRemind, firstMoment } from './schedule.ts';
import type { ReminderStore } from './store.ts';

const AT_ONCE = 100;

export interface RemindParts {
  readonly reminders: ReminderStore;
  readonly learners: Pick<LearnerStore, 'studyOf'>;
  readonly study: Pick<Study, 'isAnythingDue'>;
  readonly hasAnswered: HasAnswered;
  readonly outbox: Outbox;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Publishes `reminder-due` if something is due, and sets the time of the next look. The day of the last reminder is kept in
 * the transaction that publishes the event: whatever is repeated, a day has one reminder at most.
 */
function createRemind(parts: RemindParts): (due: Reminders) => Promise<void> {
  const { reminders, learners, study, hasAnswered, outbox, transact, clock, log } = parts;

  const remind = async ({ userId, remindedAt }: Reminders): Promise<void> => {
    const { timeZone } = await learners.studyOf(userId);
    const isDue = await study.isAnythingDue(userId);
    const isAnswered = remindedAt !== undefined && (await hasAnswered(userId, remindedAt));
    await transact(async (transaction) => {
      const now = clock.now();
      const found = await reminders.find(userId, transaction);
      if (found?.nextAt === undefined || found.nextAt > now) return;
      const day = isDue ? dayToRemind({ ...found, timeZone }, now) : undefined;
      if (day === undefined) return reminders.save(scheduled(found, timeZone, now), transaction);
      const unanswered = unansweredOf(found, isAnswered);
      if (unanswered >= MAX_UNANSWERED) return reminders.save(endedUnanswered(found), transaction);
      const sent = reminded(found, day, unanswered, now);
      await reminders.save(scheduled(sent, timeZone, now), transaction);
      const until = firstMoment(timeZone, addDays(day, 1), 0).toISOString();
      const channels = channelsOf(found);
      const { endToken } = found;
      await outbox.append('reminder-due', { userId, day, until, endToken, channels }, transaction);
    });
  };

  /** What cannot be told today is tried a day later, whatever the reason, so that it blocks nobody else. */
  const skip = ({ userId }: Reminders): Promise<void> =>
    transact(async (transaction) => {
      const found = await reminders.find(userId, transaction);
      if (found?.nextAt === undefined) return;
      const nextAt = new Date(clock.now().getTime() + DAY_MS);
      await reminders.save({ ...found, nextAt }, transaction);
    });

  return async (due) => {
    try {
      await remind(due);
    } catch (error) {
      if (isTransient(error)) throw error;
      log.error({ err: error }, 'a reminder failed; it is tried again in a day');
      await skip(due);
    }
  };
}

/** Looks at reminders whose time has come, on one replica at a time. */
export function createReminderWorker(
  parts: RemindParts & Pick<QueueWorkerParts, 'lease' | 'pollMs'>,
): QueueWorker {
  const { reminders, clock, lease, log, pollMs } = parts;
  const remind = createRemind(parts);
  return createQueueWorker({
    name: 'reminding learners',
    lease,
    log,
    pollMs,
    async front() {
      const [first] = await reminders.due(clock.now(), 1);
      return first === undefined ? null : `${first.userId} at ${first.nextAt?.toISOString()}`;
    },
    async workOff(signal) {
      const due = await reminders.due(clock.now(), AT_ONCE);
      for (const each of due) {
        if (signal.aborted) return false;
        await remind(each);
      }
      return due.length === AT_ONCE;
    },
  });
}
