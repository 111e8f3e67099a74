import { ROOT } from '../paths.ts';
import { run, tail } from '../process/run.ts';
import { type Count, sum } from './count.ts';
import { runJest } from './jest-run.ts';

/** What npm answers of known vulnerabilities. */
interface Audit {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
}

/** `npm run test:security`: attacks the whole product as it runs, and asks the registry for known vulnerabilities. */
export async function main(): Promise<number> {
  const audit = await askForVulnerabilities();
  process.stdout.write(`${audit.told}\n`);
  const { passed, failed } = sum([audit.count, await runJest(['security'], null, ['--runInBand'])]);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

/** Of all packages: what pages contain is a `devDependency`. High and critical ones count; no answer is never taken for none. */
async function askForVulnerabilities(): Promise<{ count: Count; told: string }> {
  const { stdout, output } = await run('npm', ['audit', '--json'], { cwd: ROOT });
  const found = vulnerabilitiesIn(stdout);
  if (found === null)
    return {
      count: { passed: 0, failed: 0 },
      told: `Known vulnerabilities: not measured\n${tail(output, 3)}`,
    };
  const told = `Known vulnerabilities, high or critical: ${found}`;
  return { count: { passed: found === 0 ? 1 : 0, failed: found === 0 ? 0 : 1 }, told };
}

function vulnerabilitiesIn(report: string): number | null {
  try {
    const { metadata } = JSON.parse(report) as Audit;
    const levels = metadata?.vulnerabilities;
    return levels === undefined ? null : (levels.high ?? 0) + (levels.critical ?? 0);
  } catch {
    return null;
  }
}
