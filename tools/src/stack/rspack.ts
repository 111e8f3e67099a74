import path from 'node:path';
import process from 'node:process';
import { ROOT, workspace } from '../paths.ts';
import { run, tail } from '../process/run.ts';
import { UserError } from '../process/user-error.ts';

const BIN = path.join(ROOT, 'node_modules', '.bin');

/**
 * Builds one part for the browser.
 * @param settings BUILD_OUTPUT and BUILD_VARIANT
 * @throws UserError with the end of what the build said
 */
export async function buildPart(
  name: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PATH: `${BIN}${path.delimiter}${process.env.PATH ?? ''}`,
    ...settings,
  };
  const { code, output } = await run(path.join(BIN, 'rspack'), ['build'], { cwd: workspace(name), env });
  if (code !== 0) throw new UserError(`The build of ${name} failed:\n${tail(output, 40)}`);
}
