import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type ApiServer, startApiServer } from './api-server.ts';
import { dryRun } from './dry-run.ts';
import { K8S, render } from './manifests.ts';

/** `npm run test:k8s-server`: a real API server takes each overlay as a dry run. */
export async function main(): Promise<number> {
  const server = await startApiServer();
  try {
    const overlays = readdirSync(path.join(K8S, 'overlays'));
    const results = [];
    for (const overlay of overlays) results.push(await check(server, overlay));
    const passed = results.filter(Boolean).length;
    process.stdout.write(`${passed} passed, ${results.length - passed} failed\n`);
    return passed === results.length ? 0 : 1;
  } finally {
    await server.stop();
  }
}

async function check(server: ApiServer, overlay: string): Promise<boolean> {
  const { manifests } = await render(path.join(K8S, 'overlays', overlay));
  const start = performance.now();
  const { taken, problems, unknownKinds } = await dryRun(server, manifests);
  const duration = ((performance.now() - start) / 1000).toFixed(1);
  const isWell = problems.length === 0 && taken > 0;
  process.stdout.write(
    `${isWell ? '✓' : '✗'} ${overlay}: ${taken} of ${manifests.length} taken (${duration} s)\n`,
  );
  process.stdout.write(`  kinds of operators, not looked at: ${unknownKinds.join(', ')}\n`);
  for (const problem of problems) process.stdout.write(`  ${problem}\n`);
  return isWell;
}
