import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { withDatabase } from '../infra/mongo-uri.ts';
import { LOCAL, workspace } from '../paths.ts';
import { UserError } from '../process/user-error.ts';
import { mediaDirOf, runningStack } from './stack-file.ts';

/** `npm run bank:import`: loads an edition of the official bank into the running stack, or into the server of MONGODB_URI. */
export async function main(args: string[]): Promise<number> {
  const server = process.env.MONGODB_URI ?? runningStack(LOCAL)?.mongodbUri;
  if (server === undefined) {
    throw new UserError('No stack runs here: start it first (npm start), or name a server in MONGODB_URI.');
  }
  const command = path.join(workspace('svc-tests'), 'src/commands/import-bank.ts');
  const report = path.join(LOCAL, 'reports', 'bank-import.json');
  const child = spawn(process.execPath, [command, '--report', report, ...args], {
    // Where npm was called, so that the operator's paths hold.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: {
      ...process.env,
      NODE_ENV: process.env.NODE_ENV ?? 'development',
      MONGODB_URI: withDatabase(server, 'tests'),
      MEDIA_DIR: mediaDirOf(LOCAL, process.env),
    },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
