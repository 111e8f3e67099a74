import path from 'node:path';
import { ROOT } from '../paths.ts';
import { run, tail } from '../process/run.ts';
import { listWorkspaces } from '../workspaces.ts';

/** Far fewer modules than the repository has mean that the tool does not see the sources. */
const FEWEST_MODULES = 150;

interface CruiseResult {
  summary: {
    totalCruised: number;
    violations: { from: string; to: string; rule: { name: string; severity: string } }[];
  };
}

/** Checks the rules of .dependency-cruiser.mjs. */
export async function checkBorders(): Promise<string | null> {
  const depcruise = path.join(ROOT, 'node_modules', '.bin', 'depcruise');
  const folders = listWorkspaces().map(({ folder }) => folder);
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders];
  const { output } = await run(process.execPath, [depcruise, ...args], { cwd: ROOT });
  const start = output.indexOf('{');
  if (start < 0) return `dependency-cruiser broke down:\n${tail(output)}`;
  const { summary }: CruiseResult = JSON.parse(output.slice(start));
  if (summary.totalCruised < FEWEST_MODULES) {
    return `dependency-cruiser saw ${summary.totalCruised} modules only, at least ${FEWEST_MODULES} were expected`;
  }
  if (summary.violations.length === 0) return null;
  return summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`).join('\n');
}
