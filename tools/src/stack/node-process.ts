import process from 'node:process';
import { spawnGuarded } from '../process/guarded.ts';
import type { ProcessPlan } from '../process/supervisor.ts';
import type { ProcessSpec } from './plan.ts';

const ANSWER_WITHIN_MS = 5_000;

export interface NodeProcessHooks {
  logFile: string;
  baseEnv: NodeJS.ProcessEnv;
  /** Without it the process writes straight into its log. */
  onLine?: (line: string) => void;
}

/** How one Node process of the product is launched and asked whether it is ready. */
export function nodeProcess(spec: ProcessSpec, { logFile, baseEnv, onLine }: NodeProcessHooks): ProcessPlan {
  return {
    name: spec.name,
    logFile,
    launch: (again) =>
      spawnGuarded({
        command: process.execPath,
        args: spec.args,
        cwd: spec.cwd,
        env: { ...baseEnv, ...spec.env },
        logFile,
        append: again,
        ...(onLine ? { onLine } : {}),
      }),
    ready: () => ask(spec.readyUrl),
  };
}

async function ask(url: string): Promise<void> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
}
