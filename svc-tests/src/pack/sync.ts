import type { PackAnswersDto, PackAnswersRequest } from '@zielona-fala/contracts';
import type { SequenceMarks } from '@zielona-fala/service-kit/events';
import type { Consequences } from '../exams/consequences.ts';
import { markOutcome } from '../exams/finish.ts';
import type { TestStore } from '../exams/store.ts';
import { type CountParts, countOnce } from './count-once.ts';

export interface SyncParts extends CountParts, Consequences {
  readonly tests: TestStore;
  readonly marks: SequenceMarks;
}

/**
 * Takes answers that were given without a connection: as one finished test.
 * @throws Problem 422 for an issue that is none of this learner's
 */
export async function countAnswers(
  parts: SyncParts,
  userId: number,
  request: PackAnswersRequest,
): Promise<PackAnswersDto> {
  const { answers, end } = await countOnce(parts, userId, request, userId, async (ended, transaction) => {
    const outcome = await parts.award(ended, transaction);
    await parts.tests.insert({ ...ended.test, status: outcome.result.status, outcome }, transaction);
    return { testId: ended.test.testId, outcome };
  });
  if (end === null) return { answers, testId: null, xpGained: 0, isNextLevel: false };
  const { testId, outcome } = end;
  await markOutcome(parts.marks, userId, outcome);
  return { answers, testId, xpGained: outcome.xpGained, isNextLevel: outcome.result.isNextLevel };
}
