import { type GuardedProcess, spawnGuarded } from '../process/guarded.ts';
import { until } from '../process/until.ts';
import type { ProcessSpec } from './plan.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
const STABLE_AFTER_MS = 30_000;
const FAILURES_BEFORE_READY = 3;
const READY_WITHIN_MS = 60_000;

export interface SupervisorHooks {
  logFile: string;
  baseEnv: NodeJS.ProcessEnv;
  onLine: (line: string) => void;
  /** The process ended by itself and starts again after the pause (ms). */
  onCrash: (code: number | string, pauseMs: number) => void;
}

export interface Supervised {
  readonly spec: ProcessSpec;
  pid: () => number | null;
  /** Starts it and waits until it is ready. */
  start: () => Promise<void>;
  /** SIGTERM, and SIGKILL if it does not end in time. */
  stop: () => Promise<void>;
  /** SIGKILL; it stays down until the next start. */
  kill: () => Promise<void>;
}

/** Keeps one process running: an unexpected end is followed by a new start, with growing pauses. */
export function supervise(spec: ProcessSpec, hooks: SupervisorHooks): Supervised {
  let current: GuardedProcess | null = null;
  let wanted = false;
  let failures = 0;
  let restart: NodeJS.Timeout | undefined;
  let launched = false;

  const launch = () => {
    const startedAt = performance.now();
    const child = spawnGuarded({
      command: process.execPath,
      args: spec.args,
      cwd: spec.cwd,
      env: { ...hooks.baseEnv, ...spec.env },
      logFile: hooks.logFile,
      append: launched,
      onLine: hooks.onLine,
    });
    launched = true;
    current = child;
    void child.exited.then((code) => {
      if (current === child) current = null;
      if (!wanted) return;
      failures = performance.now() - startedAt > STABLE_AFTER_MS ? 1 : failures + 1;
      const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
      hooks.onCrash(code, pauseMs);
      restart = setTimeout(launch, pauseMs);
    });
  };

  const halt = async (end: (child: GuardedProcess) => Promise<void>) => {
    wanted = false;
    clearTimeout(restart);
    if (current) await end(current);
  };

  return {
    spec,
    pid: () => current?.pid ?? null,
    start: async () => {
      if (wanted) return;
      wanted = true;
      failures = 0;
      launch();
      const hopeless = () => {
        if (!wanted) return 'it was stopped';
        return failures >= FAILURES_BEFORE_READY ? `it ends again and again, see ${hooks.logFile}` : null;
      };
      await until(spec.name, () => ask(spec.readyUrl), { timeoutMs: READY_WITHIN_MS, hopeless });
    },
    stop: () => halt((child) => child.stop()),
    kill: () => halt((child) => child.kill()),
  };
}

async function ask(url: string): Promise<void> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
}
