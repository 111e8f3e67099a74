import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { workspace } from '../paths.ts';
import { serviceDatabase } from './service-database.ts';

/**
 * Runs an operator's command of svc-tests against the running stack, or the server in MONGODB_URI.
 * @param name of its file in `src/commands`
 * @param settings further ones that the command reads
 * @returns its exit code
 */
export async function testsCommand(
  name: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(process.execPath, [`src/commands/${name}.ts`, ...args], {
    cwd: workspace('svc-tests'),
    env: {
      ...process.env,
      ...settings,
      NODE_ENV: process.env.NODE_ENV ?? 'development',
      // how a command is used can be asked without any stack
      ...(!args.includes('--help') && { MONGODB_URI: serviceDatabase('tests') }),
    },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
