import { explain } from '../process/user-error.ts';
import { compileMessages } from '../stack/messages.ts';
import { BUILT } from '../stack/plan.ts';
import { findWorkspace } from '../workspaces.ts';
import { type Count, sum } from './count.ts';
import { inMemory } from './in-memory.ts';
import { runJest } from './jest-run.ts';
import { startTestStack } from './test-stack.ts';

/** `npm test [-- workspace]`: everything, or what belongs to one workspace; the last line counts. */
export async function main([wanted]: string[]): Promise<number> {
  const folder = wanted ? findWorkspace(wanted).folder : null;
  const counts = await inMemory(async () => [
    await prepareMessages(BUILT.filter((app) => folder === null || folder === app)),
    await runJest(['unit', 'int', 'web', 'browser'], folder),
    ...(await runOnStack(folder)),
  ]);
  const { passed, failed } = sum(counts);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

/** The browser tests, all on one stack; a stack that does not start is a failure of its own. */
async function runOnStack(folder: string | null): Promise<Count[]> {
  if (folder !== null && folder !== 'e2e') return [];
  try {
    const stop = await startTestStack();
    try {
      return [await runJest(['e2e'], folder), await runJest(['alone'], folder, ['--runInBand'])];
    } finally {
      await stop();
    }
  } catch (error) {
    process.stderr.write(`The stack does not run: ${explain(error)}\n`);
    return [{ passed: 0, failed: 1 }];
  }
}

/** The browser side's tests read compiled messages; those that cannot be compiled are a failure of their own. */
async function prepareMessages(apps: readonly string[]): Promise<Count> {
  const problem = await compileMessages(apps);
  if (problem) process.stderr.write(`The messages cannot be compiled:\n${problem}\n`);
  return { passed: 0, failed: problem ? 1 : 0 };
}
