import type { Answer } from '@zielona-fala/contracts';
import type { PortalApi } from '@zielona-fala/contracts/portal';

/** Saves one answer of an exam. Rejects with an ApiFailure, e.g. of code `test-finished` after its end. */
export const saveAnswer = (
  api: PortalApi,
  testId: number,
  question: number,
  answer: Answer,
): Promise<unknown> =>
  api.request({
    path: `v1/tests/${testId}/answers/${question}`,
    method: 'PUT',
    body: { answer },
    background: true,
  });
