import { setTimeout as pause } from 'node:timers/promises';
import type { Running } from '../../cluster/with-portal.ts';
import type { Steps } from '../../process/steps.ts';
import type { Traffic } from '../scale/traffic.ts';
import type { Operator } from './operator.ts';

/** What every part of the drill has to do with. */
export interface ClusterScene extends Running {
  readonly operator: Operator;
  readonly traffic: Traffic;
  readonly steps: Steps;
  /** For data. */
  readonly dir: string;
}

const LOOK_EVERY_MS = 500;

/** Runs `work`. @returns deployables of which at some moment meanwhile no replica answered */
export async function goneWhile(
  { operator }: Pick<ClusterScene, 'operator'>,
  work: () => Promise<unknown>,
): Promise<readonly string[]> {
  const gone = new Set<string>();
  const ending = new AbortController();
  const look = async () => {
    while (!ending.signal.aborted) {
      for (const [name, ready] of await operator.readyReplicas()) if (ready === 0) gone.add(name);
      await pause(LOOK_EVERY_MS);
    }
  };
  await Promise.all([look(), work().finally(() => ending.abort())]);
  return [...gone];
}
