import { readdirSync, readFileSync } from 'node:fs';
import type { Supervised } from '../../process/supervisor.ts';

/** @returns the sum of a metric over all its labels, or over those that hold `label` (`route="/…"`) */
export function totalIn(metrics: string, name: string, label = ''): number {
  return metrics
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .filter((line) => line.includes(label))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

/** The same of each replica. */
export function readTotals(
  probeUrls: readonly string[],
  name: string,
  label?: string,
): Promise<readonly number[]> {
  return Promise.all(
    probeUrls.map(async (url) => totalIn(await (await fetch(`${url}/metrics`)).text(), name, label)),
  );
}

/** Resident memory of processes with all that they started, in MB. */
export function residentMb(processes: readonly Supervised[]): number {
  const groups = new Set(processes.map((process) => process.pid()));
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const kilobytes = pids.map((pid) => (groups.has(groupOf(pid)) ? residentKbOf(pid) : 0));
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
}

/** Of a process that has ended meanwhile, null. */
function groupOf(pid: string): number | null {
  const stat = read(`/proc/${pid}/stat`);
  return stat === null ? null : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
}

const residentKbOf = (pid: string): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1] ?? 0);

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
