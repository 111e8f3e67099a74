import type { EventEnvelope } from './envelope.ts';

/** svc-identity → svc-stats. */
export interface LevelUpData {
  readonly userId: number;
  readonly previousLevel: number;
  readonly level: number;
  readonly experiencePoints: number;
}
export type LevelUpEvent = EventEnvelope<'level-up', LevelUpData>;
