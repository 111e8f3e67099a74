import type { RemindersDto } from '@zielona-fala/contracts';
import { changeReminders } from '@zielona-fala/contracts/api/reminders/change-reminders';
import { endReminders } from '@zielona-fala/contracts/api/reminders/end-reminders';
import { getReminders } from '@zielona-fala/contracts/api/reminders/get-reminders';
import { type Endpoint, lockCaller, serve } from '@zielona-fala/service-kit/http';
import type { Transact } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { RequestHandler } from 'express';
import type { LearnerStore } from '../learners/store.ts';
import { changed, neverAsked, type Reminders } from './reminders.ts';
import type { ReminderStore } from './store.ts';

export interface ReminderRouteParts {
  readonly reminders: ReminderStore;
  readonly learners: Pick<LearnerStore, 'lock' | 'studyOf'>;
  readonly transact: Transact;
  readonly clock: Clock;
  /** Waits for the preferences that the learner has just changed. */
  readonly ownWrites: RequestHandler;
}

/** Calls that change and end reminders. */
export function reminderRoutes(parts: ReminderRouteParts): readonly Endpoint[] {
  const { reminders, learners, transact, clock, ownWrites } = parts;
  return [
    serve(getReminders, [ownWrites], async ({ user: { userId } }) => {
      const { timeZone } = await learners.studyOf(userId);
      return remindersDto((await reminders.find(userId)) ?? neverAsked(userId), timeZone);
    }),
    serve(changeReminders, [ownWrites], async ({ user: { userId }, body }) => {
      const { timeZone } = await learners.studyOf(userId);
      const now = clock.now();
      const after = await transact(async (transaction) => {
        await lockCaller(learners, userId, now, transaction);
        const before = (await reminders.find(userId, transaction)) ?? neverAsked(userId);
        const after = changed(before, body, timeZone, now);
        await reminders.save(after, transaction);
        return after;
      });
      return remindersDto(after, timeZone);
    }),
    serve(endReminders, async ({ query: { token } }) => {
      await reminders.end(token);
    }),
  ];
}

const remindersDto = ({ mail, push, hour, endedUnanswered }: Reminders, timeZone: string): RemindersDto => ({
  mail,
  push,
  hour,
  timeZone,
  endedUnanswered,
});
