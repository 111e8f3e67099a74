import type { EventEnvelope } from './envelope.ts';

export const USER_CHANGES = ['registered', 'activated', 'renamed', 'preferences', 'deleted'] as const;

/** svc-identity → svc-tests, svc-stats. States the account as it is after the change; never a name or an address. */
export interface UserChangedData {
  readonly userId: number;
  readonly change: (typeof USER_CHANGES)[number];
  readonly isActive: boolean;
}
export type UserChangedEvent = EventEnvelope<'user-changed', UserChangedData>;
