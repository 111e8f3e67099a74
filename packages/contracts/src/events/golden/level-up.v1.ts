import type { LevelUpEvent } from '../level-up.ts';

/** A learner reaching level 1 as version 1 of the event states it. Never edited: a changed shape is a new version. */
export const levelUpV1: LevelUpEvent = {
  id: '0199b4f2-7c00-7000-8000-0000000000b2',
  type: 'level-up',
  version: 1,
  aggregateId: '1762500000001001',
  sequence: 3,
  occurredAt: '2026-11-07T08:25:00.120Z',
  correlationId: '2f1c7a52-90cf-4c55-8a0b-5d6b9c0f7b11',
  traceparent: null,
  data: { userId: 1762500000001001, previousLevel: 0, level: 1, experiencePoints: 195 },
};
