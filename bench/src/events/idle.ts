import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '@zielona-fala/tools/services';
import { announce, type Figure } from '../figure.ts';
import { readMetrics } from '../measure/process-metrics.ts';

/** After the start there is work to end: indexes, the bank, first leases. */
const SETTLE_MS = 30_000;
const WATCH_MS = 60_000;
const MAX_CORE_PERCENT = 2;
const MAX_MEMORY_MB = 150;

/** P14: what the whole product costs while nobody uses it. */
export async function idleFigures({ allProbeUrls }: Product): Promise<readonly Figure[]> {
  const names = Object.keys(allProbeUrls);
  const read = () => Promise.all(Object.values(allProbeUrls).map(readMetrics));
  await pause(SETTLE_MS);
  const before = await read();
  const start = performance.now();
  await pause(WATCH_MS);
  const after = await read();
  const seconds = (performance.now() - start) / 1000;
  const shares = after.map(
    ({ cpuSeconds }, index) => ((cpuSeconds - (before[index]?.cpuSeconds ?? 0)) / seconds) * 100,
  );
  const share = shares.reduce((sum, each) => sum + each, 0);
  for (const [index, name] of names.entries()) {
    process.stdout.write(
      `  ${name}: ${shares[index]?.toFixed(2)} % of a core, ${after[index]?.memoryMb.toFixed(0)} MB\n`,
    );
  }
  const most = Math.max(...after.map(({ memoryMb }) => memoryMb));
  return [
    announce({
      name: 'P14 idle: all processes together, % of a core',
      value: share,
      goal: `< ${MAX_CORE_PERCENT}`,
      holds: share < MAX_CORE_PERCENT,
    }),
    announce({
      name: 'P14 idle: memory of the largest process, MB',
      value: most,
      goal: `≤ ${MAX_MEMORY_MB}`,
      holds: most <= MAX_MEMORY_MB,
    }),
  ];
}
