import type { TestFinishedEvent } from '../test-finished.ts';

/** A passed exam as version 1 of the event states it. Never edited: a changed shape is a new version. */
export const testFinishedV1: TestFinishedEvent = {
  id: '0199b4f2-7c00-7000-8000-0000000000a1',
  type: 'test-finished',
  version: 1,
  aggregateId: '1762500000001001',
  sequence: 4,
  occurredAt: '2026-11-07T08:25:00.000Z',
  correlationId: '2f1c7a52-90cf-4c55-8a0b-5d6b9c0f7b11',
  traceparent: null,
  data: {
    userId: 1762500000001001,
    testId: 1762500000002002,
    category: 'B',
    mode: 'exam',
    status: 'passed',
    points: { primary: 44, technical: 25, summary: 69 },
    topics: [
      { topic: 'road-signs', asked: 12, correct: 11 },
      { topic: 'right-of-way', asked: 20, correct: 19 },
    ],
    xpGained: 95,
    xpTotal: 195,
    startedAt: '2026-11-07T08:05:00.000Z',
    finishedAt: '2026-11-07T08:25:00.000Z',
  },
};
