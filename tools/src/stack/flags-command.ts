import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { workspace } from '../paths.ts';
import { serviceDatabase } from './service-database.ts';

/** `npm run flags`: feature flags of the running stack, or of the server in MONGODB_URI. */
export async function main(args: string[]): Promise<number> {
  const child = spawn(process.execPath, ['src/commands/flags.ts', ...args], {
    cwd: workspace('svc-identity'),
    env: {
      ...process.env,
      NODE_ENV: process.env.NODE_ENV ?? 'development',
      MONGODB_URI: serviceDatabase('identity'),
    },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
