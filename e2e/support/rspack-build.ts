import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from './root.ts';

const RSPACK = path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');

/**
 * Builds a folder that has a configuration of rspack, or is told one.
 * @throws Error when the build fails
 */
export async function rspackBuild(
  cwd: string,
  options: readonly string[] = [],
  settings = {},
): Promise<void> {
  const env = { ...process.env, ...settings };
  const builder = spawn(process.execPath, [RSPACK, 'build', ...options], { cwd, env, stdio: 'inherit' });
  const [code] = await once(builder, 'exit');
  if (code !== 0) throw new Error(`the build of ${cwd} ended with code ${code}`);
}
