import { rm } from 'node:fs/promises';
import { LOCAL } from '../paths.ts';
import { UserError } from '../process/user-error.ts';
import { runningStack } from './stack-file.ts';

/** `npm run reset`: forgets the local stack's data, secrets and logs. */
export async function main(): Promise<number> {
  const running = runningStack(LOCAL);
  if (running) {
    throw new UserError(`The stack runs (process ${running.pid}): end it with Ctrl-C first, then reset.`);
  }
  await rm(LOCAL, { recursive: true, force: true });
  process.stdout.write('The local stack is forgotten: its next start begins with empty databases.\n');
  return 0;
}
