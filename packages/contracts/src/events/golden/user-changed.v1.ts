import type { UserChangedEvent } from '../user-changed.ts';

/** An activation as version 1 of the event states it. Never edited: a changed shape is a new version. */
export const userChangedV1: UserChangedEvent = {
  id: '0199b4f2-7c00-7000-8000-0000000000c3',
  type: 'user-changed',
  version: 1,
  aggregateId: '1762500000001001',
  sequence: 2,
  occurredAt: '2026-11-07T08:01:00.000Z',
  correlationId: '5a3b0c11-1c60-4b68-9b1a-5b0c6f1a7d22',
  traceparent: null,
  data: { userId: 1762500000001001, change: 'activated', isActive: true },
};
