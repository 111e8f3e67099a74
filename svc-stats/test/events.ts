import type { LevelUpEvent, TestFinishedEvent, UserChangedEvent } from '@zielona-fala/contracts';
import { levelUpV1, testFinishedV1, userChangedV1 } from '@zielona-fala/contracts/golden';
import { newEventId } from '@zielona-fala/service-kit';

let lastId = 1_762_600_000_000_000;

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
  change: Partial<TestFinishedEvent['data']> = {},
): TestFinishedEvent {
  const data = { ...testFinishedV1.data, testId: freshId(), ...change, userId };
  return { ...testFinishedV1, ...envelope(userId, sequence), data };
}

export function levelUp(userId: number, sequence: number, level: number): LevelUpEvent {
  const data = { ...levelUpV1.data, userId, previousLevel: level - 1, level };
  return { ...levelUpV1, ...envelope(userId, sequence), data };
}

export function userChanged(
  userId: number,
  sequence: number,
  change: UserChangedEvent['data']['change'],
  isActive = true,
): UserChangedEvent {
  return { ...userChangedV1, ...envelope(userId, sequence), data: { userId, change, isActive } };
}
