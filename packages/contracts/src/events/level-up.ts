import { FIELDS } from '../schemas/fields.ts';
import { shapeOf } from '../schemas/shape.ts';
import { defineEvent } from './define-event.ts';

/** A learner has reached another level. */
export interface LevelUpData {
  readonly userId: number;
  readonly previousLevel: number;
  readonly level: number;
  /** Lifetime total. */
  readonly experiencePoints: number;
}

export const LEVEL_UP = defineEvent({
  topic: 'level-up',
  producer: 'svc-identity',
  data: shapeOf<LevelUpData>({
    userId: FIELDS.id.required(),
    previousLevel: FIELDS.count.required(),
    level: FIELDS.count.required(),
    experiencePoints: FIELDS.count.required(),
  }),
  golden: {
    id: '0199b4f2-7c00-7000-8000-0000000000b2',
    type: 'level-up',
    version: 1,
    aggregateId: '1762500000001001',
    sequence: 3,
    occurredAt: '2026-11-07T08:25:00.120Z',
    correlationId: '2f1c7a52-90cf-4c55-8a0b-5d6b9c0f7b11',
    traceparent: null,
    data: { userId: 1762500000001001, previousLevel: 0, level: 1, experiencePoints: 195 },
  },
});
