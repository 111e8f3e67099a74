import type { Answer } from '@zielona-fala/contracts';
import { saveAnswer } from '@zielona-fala/contracts/api/exams/save-answer';
import { type PortalApi, requestTo } from '@zielona-fala/contracts/portal';

/** Saves one answer of an exam. Rejects with an ApiFailure, e.g. of code `test-finished` after its end. */
export const saveExamAnswer = (
  api: PortalApi,
  testId: number,
  questionNumber: number,
  answer: Answer,
): Promise<unknown> =>
  api.request(requestTo(saveAnswer, { testId, questionNumber, body: { answer } }, { background: true }));
