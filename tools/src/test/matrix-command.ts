import { runJest } from './jest-run.ts';

/** `npm run test:matrix`: looks at every screen in each language, theme and width. */
export async function main(): Promise<number> {
  const { passed, failed } = await runJest(['matrix'], null);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
