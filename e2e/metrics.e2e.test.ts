import { expect, test } from '@jest/globals';
import { metricsAskedFor } from '@zielona-fala/tools/monitoring';
import { stackInfo } from '@zielona-fala/tools/stack-client';

/** Of a histogram, that it has a name of three. */
const PART = /_(?:bucket|count|sum)$/;

test('every metric that rules and dashboards read is one that a process shows', async () => {
  const { processes } = await stackInfo();
  const pages = await Promise.all(
    Object.values(processes).map(async ({ probeUrl }) => (await fetch(`${probeUrl}/metrics`)).text()),
  );
  const shown = new Set(
    pages.flatMap((page) => [...page.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)),
  );
  const asked = [...metricsAskedFor()];
  expect(asked.length).toBeGreaterThan(20);
  for (const service of ['svc-identity', 'svc-tests', 'svc-stats']) {
    const page = pages[Object.keys(processes).indexOf(service)];
    for (const server of ['mongodb', 'redis', 'kafka'])
      expect(page).toContain(`server_up{server="${server}"} 1\n`);
  }
  expect(asked.filter((name) => !shown.has(name) && !shown.has(name.replace(PART, '')))).toEqual([]);
});
