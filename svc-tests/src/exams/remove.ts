import type { Test } from './exam.ts';
import type { TestStore } from './store.ts';

/** Frees the learner's slot of an unfinished test; a finished one only leaves the history. */
export async function removeTest(tests: TestStore, test: Test): Promise<void> {
  const removed = test.status === 'unfinished' && (await tests.removeUnfinished(test.testId));
  if (!removed) await tests.hide(test.testId);
}
