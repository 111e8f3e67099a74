import path from 'node:path';
import { run } from '../src/process/run.ts';

/** SIGKILL to the server whose data lies in `dir`, below `data/<name>`, as a crash or the system's memory killer does it. */
export async function killServerOf(dir: string, name: string): Promise<void> {
  const { output } = await run('ps', ['-eo', 'pid=,ppid=,args=']);
  const processes = [...output.matchAll(/^ *(\d+) +(\d+) (.*)$/gm)].map(([, pid, parent, args = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    isGuard: args.includes('guard.sh'),
    args,
  }));
  const guard = processes.find(({ isGuard, args }) => isGuard && args.includes(path.join(dir, 'data', name)));
  const server = processes.find(({ isGuard, parent }) => !isGuard && parent === guard?.pid);
  if (server === undefined) throw new Error(`${name} does not run`);
  process.kill(server.pid, 'SIGKILL');
}
