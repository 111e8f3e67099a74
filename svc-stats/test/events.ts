import { randomInt } from 'node:crypto';
import {
  ANSWERS_RECORDED,
  type AnswersRecordedData,
  type EventByTopic,
  LEVEL_UP,
  PREFERENCES_CHANGED,
  type SharedPreferences,
  TEST_FINISHED,
  type TestFinishedData,
  USER_CHANGED,
  type UserChangedData,
} from '@zielona-fala/contracts/events';
import { newEventId } from '@zielona-fala/service-kit/process';

/** Test files share one Redis, so each begins elsewhere. */
let lastId = 1_762_600_000_000_000 + randomInt(1_000_000_000) * 1000;

/** An id of a learner or test that no other test uses. */
export function freshId(): number {
  lastId += 1;
  return lastId;
}

const envelope = (userId: number, sequence: number) => ({
  id: newEventId(),
  aggregateId: String(userId),
  sequence,
});

/** A passed exam of the learner, unless `change` says otherwise. */
export function testFinished(
  userId: number,
  sequence: number,
  change: Partial<TestFinishedData> = {},
): EventByTopic['test-finished'] {
  const data = { ...TEST_FINISHED.golden.data, testId: freshId(), ...change, userId };
  return { ...TEST_FINISHED.golden, ...envelope(userId, sequence), data };
}

/** Answers of a test that ended, on the days of the golden sample unless `change` says otherwise. */
export function answersRecorded(
  userId: number,
  sequence: number,
  change: Partial<AnswersRecordedData> = {},
): EventByTopic['answers-recorded'] {
  const data = { ...ANSWERS_RECORDED.golden.data, testId: freshId(), ...change, userId };
  return { ...ANSWERS_RECORDED.golden, ...envelope(userId, sequence), data };
}

export function levelUp(userId: number, sequence: number, level: number): EventByTopic['level-up'] {
  const data = { ...LEVEL_UP.golden.data, userId, previousLevel: level - 1, level };
  return { ...LEVEL_UP.golden, ...envelope(userId, sequence), data };
}

export function userChanged(
  userId: number,
  sequence: number,
  change: UserChangedData['change'],
  isActive = true,
): EventByTopic['user-changed'] {
  return { ...USER_CHANGED.golden, ...envelope(userId, sequence), data: { userId, change, isActive } };
}

/** The learner asks to be seen in rankings, or not to be. */
export function rankedChanged(
  userId: number,
  sequence: number,
  showInRankings: boolean,
): EventByTopic['user-changed'] {
  return preferencesChanged(userId, sequence, { showInRankings });
}

export function preferencesChanged(
  userId: number,
  sequence: number,
  change: Partial<SharedPreferences>,
): EventByTopic['user-changed'] {
  const { data, ...golden } = PREFERENCES_CHANGED;
  const preferences = { ...(data.preferences as SharedPreferences), ...change };
  return { ...golden, ...envelope(userId, sequence), data: { ...data, userId, preferences } };
}
