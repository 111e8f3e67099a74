import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { workspace } from '../paths.ts';
import { serviceDatabase } from './service-database.ts';

/** `npm run bank:reports`: problems that learners reported with questions, of the running stack or the server in MONGODB_URI. */
export async function main(args: string[]): Promise<number> {
  const child = spawn(process.execPath, ['src/commands/reports.ts', ...args], {
    cwd: workspace('svc-tests'),
    env: {
      ...process.env,
      NODE_ENV: process.env.NODE_ENV ?? 'development',
      MONGODB_URI: serviceDatabase('tests'),
    },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
