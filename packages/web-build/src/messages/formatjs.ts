import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);
const CLI = join(dirname(require.resolve('@formatjs/cli/package.json')), 'bin/formatjs');
const run = promisify(execFile);

/**
 * Runs the formatjs command line.
 * @throws Error with the tool's output
 */
export async function formatjs(args: readonly string[]): Promise<void> {
  await run(process.execPath, [CLI, ...args]);
}
