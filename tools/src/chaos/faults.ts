import type { Random } from './random.ts';

export const FAULT_KINDS = ['SIGKILL', 'SIGSTOP', 'restart'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Something done to a process. */
export interface Fault {
  readonly number: number;
  readonly kind: FaultKind;
  /** Name of a target. */
  readonly target: string;
  /** How long it stays down or frozen, in milliseconds. */
  readonly lastsMs: number;
  /** Before it, in milliseconds. */
  readonly pauseMs: number;
}

/** A member of Kafka's groups that is frozen for longer is put out of its group. */
const MAX_FREEZE_MS = 9000;
const MAX_DOWN_MS = 3000;
const MAX_PAUSE_MS = 1000;

/** The same order for the same random numbers. */
export function planFaults(count: number, targets: readonly string[], random: Random): readonly Fault[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = random.pick(FAULT_KINDS);
    const longest = kind === 'SIGSTOP' ? MAX_FREEZE_MS : MAX_DOWN_MS;
    return {
      number: index + 1,
      kind,
      target: random.pick(targets),
      lastsMs: Math.round(random.between(0, longest)),
      pauseMs: Math.round(random.between(0, MAX_PAUSE_MS)),
    };
  });
}
