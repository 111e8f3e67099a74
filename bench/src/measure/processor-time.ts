import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import type { GuardedProcess } from '@zielona-fala/tools/process';

const TICK_SECONDS = 0.01;

/** Seconds of processor time that a process has had, of all its threads, by what Linux counts (proc(5)). */
export function processorSeconds({ pid }: GuardedProcess): number {
  return childrenOf(pid).reduce((sum, child) => sum + secondsOf(child), 0);
}

/** Seconds of processor time of everything that this process has started, by {@link nameOf}. */
export function processorSecondsByName(): ReadonlyMap<string, number> {
  const seconds = new Map<string, number>();
  for (const pid of descendantsOf(process.pid)) {
    const name = nameOf(pid);
    seconds.set(name, (seconds.get(name) ?? 0) + secondsOf(pid));
  }
  return seconds;
}

function descendantsOf(pid: number): readonly number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);
}

function childrenOf(pid: number): readonly number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

/** Of a service, the one that it says of itself to what collects traces; of others, that of their program. */
function nameOf(pid: number): string {
  const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  const service = environment.find((each) => each.startsWith('OTEL_SERVICE_NAME='));
  return service?.split('=')[1] ?? readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
}

function secondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * TICK_SECONDS;
}
