import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { workspace } from '../paths.ts';
import { serviceDatabase } from './service-database.ts';

/**
 * Runs an operator's command of svc-identity against the running stack, or the server in MONGODB_URI.
 * @param name of its file in `src/commands`
 * @returns its exit code
 */
export async function identityCommand(
  name: string,
  args: readonly string[],
  settings: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = spawn(process.execPath, [`src/commands/${name}.ts`, ...args], {
    cwd: workspace('svc-identity'),
    env: {
      ...process.env,
      NODE_ENV: process.env.NODE_ENV ?? 'development',
      MONGODB_URI: serviceDatabase('identity'),
      ...settings,
    },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
