import { setTimeout as pause } from 'node:timers/promises';
import { readMetrics } from '../measure/process-metrics.ts';

const EVERY_MS = 250;
const PROBE_LIMIT_MS = 1000;

export interface Health {
  /** Probes of a living process that were not answered in time, or by a no. */
  readonly unanswered: number;
  /** The most that one process grew, in megabytes. */
  readonly growthMb: number;
}

/** Asks processes whether they live and how much memory they hold, again and again until it is told to stop. */
export function watch(probeUrls: readonly string[]): { stop(): Promise<Health> } {
  let isOver = false;
  const watching = probeUrls.map(async (url): Promise<Health> => {
    const { memoryMb: first } = await readMetrics(url);
    let most = first;
    let unanswered = 0;
    while (!isOver) {
      if (!(await isWell(url))) unanswered += 1;
      most = Math.max(most, (await readMetrics(url)).memoryMb);
      await pause(EVERY_MS);
    }
    return { unanswered, growthMb: most - first };
  });
  return {
    async stop() {
      isOver = true;
      const seen = await Promise.all(watching);
      return {
        unanswered: seen.reduce((sum, { unanswered }) => sum + unanswered, 0),
        growthMb: Math.max(...seen.map(({ growthMb }) => growthMb)),
      };
    },
  };
}

async function isWell(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(PROBE_LIMIT_MS);
  const answers = await Promise.all(
    ['livez', 'readyz'].map((probe) => fetch(`${url}/${probe}`, { signal })),
  ).catch(() => []);
  return answers.length === 2 && answers.every(({ ok }) => ok);
}
