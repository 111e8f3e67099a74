import type { TestDto, TestMode, TestStatus } from '@zielona-fala/contracts';

/** What of the history is shown; null shows all. */
export interface Filter {
  readonly mode: TestMode | null;
  readonly status: TestStatus | null;
}

export const EVERYTHING: Filter = { mode: null, status: null };

/** Statuses that tests of a mode can have: only exams are passed or failed. */
export const statusesOf = (mode: TestMode | null): readonly TestStatus[] => {
  if (mode === null) return ['passed', 'failed', 'completed', 'unfinished'];
  return mode === 'exam' ? ['passed', 'failed', 'unfinished'] : ['completed', 'unfinished'];
};

export const isShown = (test: TestDto, { mode, status }: Filter): boolean =>
  (mode === null || test.mode === mode) && (status === null || test.status === status);
