import path from 'node:path';
import { ROOT } from '../paths.ts';
import { run, tail } from '../process/run.ts';
import { UserError } from '../process/user-error.ts';
import { listWorkspaces } from '../workspaces.ts';

/** Far fewer modules than the repository has mean that the tool does not see the sources. */
const MIN_MODULES = 150;

export interface CruisedModule {
  /** Path below the root. */
  source: string;
  dependencies: { resolved: string; dependencyTypes: string[] }[];
}

export interface CruiseResult {
  modules: CruisedModule[];
  summary: {
    totalCruised: number;
    violations: { from: string; to: string; rule: { name: string; severity: string } }[];
  };
}

/**
 * Every import of every workspace, with what breaks the rules of .dependency-cruiser.mjs.
 * @throws UserError when dependency-cruiser broke down, or saw too little to be believed
 */
export async function cruise(): Promise<CruiseResult> {
  const depcruise = path.join(ROOT, 'node_modules', '.bin', 'depcruise');
  const folders = listWorkspaces().map(({ folder }) => folder);
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders];
  const { stdout, output } = await run(process.execPath, [depcruise, ...args], { cwd: ROOT });
  if (!stdout.startsWith('{')) throw new UserError(`dependency-cruiser broke down:\n${tail(output)}`);
  const result: CruiseResult = JSON.parse(stdout);
  const { totalCruised } = result.summary;
  if (totalCruised < MIN_MODULES) {
    throw new UserError(
      `dependency-cruiser saw ${totalCruised} modules only, at least ${MIN_MODULES} were expected`,
    );
  }
  return result;
}
