import { expect, test } from '@jest/globals';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { metricsAskedFor } from '@zielona-fala/tools/monitoring';
import { stackInfo } from '@zielona-fala/tools/stack-client';

/** Of a histogram, that it has a name of three. */
const PART = /_(?:bucket|count|sum)$/;

const metricsOf = async (probeUrl: string) => (await fetch(`${probeUrl}/metrics`)).text();

test('every metric that rules and dashboards read is one that a process shows', async () => {
  const { processes } = await stackInfo();
  const pages = await Promise.all(Object.values(processes).map(({ probeUrl }) => metricsOf(probeUrl)));
  const shown = new Set(
    pages.flatMap((page) => [...page.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)),
  );
  const asked = [...metricsAskedFor()];
  expect(asked.length).toBeGreaterThan(20);
  for (const service of ['svc-identity', 'svc-tests', 'svc-stats']) {
    // a server has a second to answer
    await waitFor(`the servers of ${service} to be up`, async () => {
      const page = await metricsOf(processes[service]?.probeUrl ?? '');
      return ['mongodb', 'redis', 'kafka'].every((server) =>
        page.includes(`server_up{server="${server}"} 1\n`),
      );
    });
  }
  expect(asked.filter((name) => !shown.has(name) && !shown.has(name.replace(PART, '')))).toEqual([]);
});
