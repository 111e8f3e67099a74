import { setTimeout as pause } from 'node:timers/promises';
import type { Supervised } from '../process/supervisor.ts';
import type { Fault, FaultKind } from './faults.ts';
import type { Targets } from './targets.ts';

const HANDS = 2;

export interface StrikeOptions {
  /** Whether no further fault is to begin. */
  readonly isOver: () => boolean;
  /** Called for each fault as it starts. */
  readonly tell: (fault: Fault, processName: string) => void;
}

/**
 * Strikes faults one after the other, by two hands at once, never twice the same process nor two members of MongoDB,
 * which would leave no majority. @returns how many
 */
export async function strikeAll(
  faults: readonly Fault[],
  targets: Targets,
  { isOver, tell }: StrikeOptions,
): Promise<number> {
  const left = [...faults];
  const struck = new Set<Supervised>();
  const hand = async (): Promise<void> => {
    for (let fault = left.shift(); fault !== undefined && !isOver(); fault = left.shift()) {
      await pause(fault.pauseMs);
      if (await strike(fault, targets, { struck, tell })) done += 1;
      else left.push(fault);
    }
  };
  let done = 0;
  await Promise.all(Array.from({ length: HANDS }, hand));
  return done;
}

const ASK_ANEW_MS = 50;

async function strike(
  fault: Fault,
  targets: Targets,
  { struck, tell }: { struck: Set<Supervised>; tell: (fault: Fault, processName: string) => void },
): Promise<boolean> {
  const target = await freeTarget(fault.target, targets, struck);
  struck.add(target);
  try {
    tell(fault, target.name);
    return await inflict(fault.kind, target, fault.lastsMs);
  } finally {
    struck.delete(target);
  }
}

/** Waits until the other hand is done with it. */
async function freeTarget(
  name: string,
  targets: Targets,
  struck: ReadonlySet<Supervised>,
): Promise<Supervised> {
  const find = targets.get(name);
  if (find === undefined) throw new Error(`There is no target ${name}`);
  for (;;) {
    const target = await find();
    const isSetStruck =
      target.name.startsWith('MongoDB') && [...struck].some((other) => other.name.startsWith('MongoDB'));
    if (!struck.has(target) && !isSetStruck) return target;
    await pause(ASK_ANEW_MS);
  }
}

/**
 * Does it to the process, undoes it after `lastsMs`, and waits until the process is ready again.
 * @returns false when there was no process to freeze, for it had just ended
 */
export async function inflict(kind: FaultKind, target: Supervised, lastsMs: number): Promise<boolean> {
  if (kind === 'SIGSTOP') return freeze(target, lastsMs);
  await (kind === 'SIGKILL' ? target.kill() : target.stop());
  await pause(lastsMs);
  // one that meets an outage as it starts ends, and is started again
  await target.start().catch(() => undefined);
  return true;
}

async function freeze(target: Supervised, lastsMs: number): Promise<boolean> {
  const pid = target.pid();
  if (pid === null) return false;
  signalGroup(pid, 'SIGSTOP');
  try {
    await pause(lastsMs);
  } finally {
    signalGroup(pid, 'SIGCONT');
  }
  return true;
}

/** Guard and process are a group of their own. */
function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
