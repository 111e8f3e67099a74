import { LRUCache } from 'lru-cache';
import type { CurrentTests } from './current.ts';
import type { Test } from './exam.ts';

/** What of a test never changes, and an answer is judged by. */
export type TestSheet = Pick<Test, 'testId' | 'userId' | 'lang' | 'mode' | 'questions'>;

/** About 4 KB each. */
const REMEMBERED = 4000;

/** Sheets of the tests that are being taken, so that only the first answer of a test reads it. */
export interface TestSheets {
  /**
   * May be of a test that has meanwhile been finished or deleted.
   * @throws Problem 404 when it is not the learner's
   */
  of(testId: number, userId: number): Promise<TestSheet>;
  remember(test: TestSheet): void;
}

export function createTestSheets(current: Pick<CurrentTests, 'own'>): TestSheets {
  const known = new LRUCache<number, TestSheet>({ max: REMEMBERED });
  const remember = ({ testId, userId, lang, mode, questions }: TestSheet): void => {
    known.set(testId, { testId, userId, lang, mode, questions });
  };
  return {
    async of(testId, userId) {
      const sheet = known.get(testId);
      if (sheet?.userId === userId) return sheet;
      const test = await current.own(testId, userId);
      if (test.status === 'unfinished') remember(test);
      return test;
    },
    remember,
  };
}
