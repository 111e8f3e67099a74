import { runJest } from './jest-run.ts';

/** `npm run test:images`: follows the Dockerfiles, in clean folders, and starts what comes of them. */
export async function main(): Promise<number> {
  const { passed, failed } = await runJest(['images'], null);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
