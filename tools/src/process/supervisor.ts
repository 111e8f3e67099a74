import { backoffMs } from '@zielona-fala/service-kit/process';
import type { GuardedProcess } from './guarded.ts';
import { until } from './until.ts';

const RESTARTS = { firstMs: 250, maxMs: 10_000 };
const STABLE_AFTER_MS = 30_000;
const FAILURES_BEFORE_READY = 3;
const READY_WITHIN_MS = 60_000;
const STOP_GRACE_MS = 15_000;

/** A process to keep running. */
export interface ProcessPlan {
  readonly name: string;
  readonly logFile: string;
  /** @param again whether it ran before, so that its log is continued */
  readonly launch: (again: boolean) => GuardedProcess;
  /** Rejects while it is not ready. */
  readonly ready: () => Promise<void>;
  /** Time to end in order before it is killed; 15 seconds unless given. */
  readonly stopGraceMs?: number;
}

/** Is told that a process ended by itself and starts again after the pause (ms). */
export type OnCrash = (name: string, code: number | string, pauseMs: number) => void;

export interface Supervised {
  readonly name: string;
  pid: () => number | null;
  /** Starts it and waits until it is ready. */
  start: () => Promise<void>;
  /** Waits until it answers, without starting it. */
  ready: () => Promise<void>;
  /** SIGTERM, and SIGKILL if it does not end in time. */
  stop: () => Promise<void>;
  /** SIGKILL; it stays down until the next start. */
  kill: () => Promise<void>;
}

/** Keeps one process running: an unexpected end is followed by a new start, with exponential backoff. */
export function supervise(plan: ProcessPlan, onCrash: OnCrash): Supervised {
  let current: GuardedProcess | null = null;
  let wanted = false;
  let failures = 0;
  let restart: NodeJS.Timeout | undefined;
  let launched = false;

  const launch = () => {
    const startedAt = performance.now();
    const child = plan.launch(launched);
    launched = true;
    current = child;
    void child.exited.then((code) => {
      if (current === child) current = null;
      if (!wanted) return;
      failures = performance.now() - startedAt > STABLE_AFTER_MS ? 1 : failures + 1;
      const pauseMs = backoffMs(failures, RESTARTS);
      onCrash(plan.name, code, pauseMs);
      restart = setTimeout(launch, pauseMs);
    });
  };

  const halt = async (end: (child: GuardedProcess) => Promise<void>) => {
    wanted = false;
    clearTimeout(restart);
    if (current) await end(current);
  };

  return {
    name: plan.name,
    pid: () => current?.pid ?? null,
    start: async () => {
      if (wanted) return;
      wanted = true;
      failures = 0;
      launch();
      const hopeless = () => {
        if (!wanted) return 'it was stopped';
        return failures >= FAILURES_BEFORE_READY ? `it ends again and again, see ${plan.logFile}` : null;
      };
      await until(plan.name, plan.ready, { timeoutMs: READY_WITHIN_MS, hopeless });
    },
    ready: () => until(plan.name, plan.ready, { timeoutMs: READY_WITHIN_MS }),
    stop: () => halt((child) => child.stop(plan.stopGraceMs ?? STOP_GRACE_MS)),
    kill: () => halt((child) => child.kill()),
  };
}
