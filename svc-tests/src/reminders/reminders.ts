import { randomBytes } from 'node:crypto';
import type { Day, RemindersChoice } from '@zielona-fala/contracts';
import type { ReminderChannel } from '@zielona-fala/contracts/events';
import { nextReminder } from './schedule.ts';

/** What is kept of a learner who has ever asked for reminders. */
export interface Reminders {
  readonly userId: number;
  /** Whether by mail. */
  readonly mail: boolean;
  /** Whether by notifications. */
  readonly push: boolean;
  /** Of the day, 0..23. */
  readonly hour: number;
  /** Of the links that end them. */
  readonly endToken: string;
  /** When the next one is looked at; absent while they are off. */
  readonly nextAt?: Date | undefined;
  /** The last one: of what day, and when. */
  readonly lastDay?: Day | undefined;
  readonly remindedAt?: Date | undefined;
  /** How many in a row were not followed by an answer, with the last one, whose learner may still answer. */
  readonly unanswered: number;
  /** Whether they ended by themselves. */
  readonly endedUnanswered: boolean;
}

/** After so many reminders without an answer they end by themselves. */
export const MAX_UNANSWERED = 10;
const DEFAULT_HOUR = 18;
const TOKEN_BYTES = 32;

/** Of a learner who has never asked. */
export const neverAsked = (userId: number): Reminders => ({
  userId,
  mail: false,
  push: false,
  hour: DEFAULT_HOUR,
  endToken: randomBytes(TOKEN_BYTES).toString('base64url'),
  unanswered: 0,
  endedUnanswered: false,
});

const CHANNELS: readonly ReminderChannel[] = ['mail', 'push'];

/** The ways that the learner chose. */
export const channelsOf = (reminders: Reminders): readonly ReminderChannel[] =>
  CHANNELS.filter((channel) => reminders[channel]);

const areOn = (reminders: Reminders): boolean => channelsOf(reminders).length > 0;

/** What the learner chose, from now on. Switched on again, they begin anew; the day that had one stays told. */
export function changed(before: Reminders, choice: RemindersChoice, timeZone: string, now: Date): Reminders {
  const after = { ...before, ...choice };
  const isSwitchedOn = areOn(after) && !areOn(before);
  return scheduled(
    isSwitchedOn ? { ...after, unanswered: 0, remindedAt: undefined, endedUnanswered: false } : after,
    timeZone,
    now,
  );
}

/** With the time of the next one. */
export function scheduled(reminders: Reminders, timeZone: string, now: Date): Reminders {
  const { hour, lastDay } = reminders;
  return {
    ...reminders,
    nextAt: areOn(reminders) ? nextReminder({ hour, timeZone, lastDay }, now) : undefined,
  };
}

/** How many in a row stayed without an answer. @param isAnswered whether something was answered since the last one */
export const unansweredOf = ({ unanswered }: Reminders, isAnswered: boolean): number =>
  isAnswered ? 0 : unanswered;

/** After one was sent. */
export const reminded = (reminders: Reminders, day: Day, unanswered: number, now: Date): Reminders => ({
  ...reminders,
  lastDay: day,
  remindedAt: now,
  unanswered: unanswered + 1,
});

/** Ended by themselves. */
export const endedUnanswered = (reminders: Reminders): Reminders => ({
  ...reminders,
  mail: false,
  push: false,
  nextAt: undefined,
  endedUnanswered: true,
});
