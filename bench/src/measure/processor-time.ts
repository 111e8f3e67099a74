import { readFileSync } from 'node:fs';
import type { GuardedProcess } from '@zielona-fala/tools/process';

const TICK_SECONDS = 0.01;

/** Seconds of processor time that a process has had, of all its threads, by what Linux counts (proc(5)). */
export function processorSeconds({ pid }: GuardedProcess): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return children.reduce((sum, child) => sum + secondsOf(child), 0);
}

function secondsOf(pid: string): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * TICK_SECONDS;
}
