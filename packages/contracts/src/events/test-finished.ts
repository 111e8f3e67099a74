import type { CategoryName } from '../exam/categories.ts';
import type { TestMode, TestStatus } from '../exam/rules.ts';
import type { Topic } from '../exam/topics.ts';
import type { EventEnvelope } from './envelope.ts';

/** svc-tests → svc-stats, svc-identity. */
export interface TestFinishedData {
  readonly userId: number;
  readonly testId: number;
  readonly category: CategoryName;
  readonly mode: TestMode;
  readonly status: Exclude<TestStatus, 'unfinished'>;
  readonly points: { readonly primary: number; readonly technical: number; readonly summary: number };
  readonly topics: readonly { readonly topic: Topic; readonly asked: number; readonly correct: number }[];
  readonly xpGained: number;
  /** Lifetime total after this test; lets a consumer notice a gap. */
  readonly xpTotal: number;
  readonly startedAt: string;
  readonly finishedAt: string;
}
export type TestFinishedEvent = EventEnvelope<'test-finished', TestFinishedData>;
