import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a command of a workspace in the folder in which npm was called, so that the operator's paths hold, with this
 * terminal.
 * @returns its exit code
 */
export async function runWhereCalled(command: string, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
