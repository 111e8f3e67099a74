import path from 'node:path';
import { clockAhead } from '../infra/faketime.ts';
import { ROOT } from '../paths.ts';
import { compileMessages } from '../stack/messages.ts';
import { clockCases } from './clock-cases.ts';
import { type Count, sum } from './count.ts';
import { runJest } from './jest-run.ts';

/** The parts that tell days. */
const PARTS = ['svc-tests', 'svc-stats', 'mf-dashboard', 'packages/contracts'];

/**
 * `npm run test:clocks [-- part …]`: the tests of the parts that tell days, with their servers, late in the evening of UTC,
 * on 31 December, on 29 February and as clocks change, each in another time zone.
 */
export async function main(parts: string[]): Promise<number> {
  const problem = await compileMessages(['mf-dashboard']);
  if (problem) throw new Error(problem);
  const folders = (parts.length > 0 ? parts : PARTS).map((part) => path.join(ROOT, part, 'test'));
  const pattern = ['--testPathPatterns', `^(${folders.join('|')})/`];
  const counts: Count[] = [];
  for (const { timeZone, at } of clockCases(new Date())) {
    const ahead = Math.round((at.getTime() - Date.now()) / 1000);
    const env = { ...(await clockAhead(ahead)), TZ: timeZone };
    const count = await runJest(['unit', 'int', 'web'], null, pattern, env);
    process.stdout.write(
      `${timeZone}, ${at.toISOString()}: ${count.passed} passed, ${count.failed} failed\n`,
    );
    counts.push(count);
  }
  const { passed, failed } = sum(counts);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
