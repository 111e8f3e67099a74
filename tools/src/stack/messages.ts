import { workspace } from '../paths.ts';
import { run } from '../process/run.ts';
import { BUILT } from './plan.ts';

const COMPILER = '../packages/web-build/src/messages/cli.ts';

/** Compiles the apps' messages, which types and tests of the browser side read. Returns what is wrong with them, or null. */
export async function compileMessages(apps: readonly string[] = BUILT): Promise<string | null> {
  const problems: string[] = [];
  for (const name of apps) {
    const { code, output } = await run(process.execPath, [COMPILER], { cwd: workspace(name) });
    if (code !== 0) problems.push(`${name}: ${output}`);
  }
  return problems.length === 0 ? null : problems.join('\n');
}
