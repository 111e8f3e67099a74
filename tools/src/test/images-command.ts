import { runJest } from './jest-run.ts';

/** `npm run test:images`: does what the Dockerfiles of services do, in a clean folder, and starts what comes of it. */
export async function main(): Promise<number> {
  const { passed, failed } = await runJest(['images'], null);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
