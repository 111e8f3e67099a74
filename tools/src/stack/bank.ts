import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withDatabase } from '../infra/mongo-uri.ts';
import { LOCAL, workspace } from '../paths.ts';
import { run, tail } from '../process/run.ts';
import { UserError } from '../process/user-error.ts';
import { runningStack } from './stack-file.ts';

/** The database with the question bank, of the server in MONGODB_URI or of the stack that runs here; null without. */
export function findBankDatabase(): string | null {
  const server = process.env.MONGODB_URI ?? runningStack(LOCAL)?.mongodbUri;
  return server === undefined ? null : withDatabase(server, 'tests');
}

/** As {@link findBankDatabase}. @throws UserError when there is neither server nor stack */
export function bankDatabase(): string {
  const found = findBankDatabase();
  if (found !== null) return found;
  throw new UserError('No stack runs here: start it first (npm start), or name a server in MONGODB_URI.');
}

/** Brings the question bank into the database; safe to repeat. */
export async function loadBank(mongodbUri: string, logFile: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'development', MONGODB_URI: mongodbUri };
  const cwd = workspace('svc-tests');
  const { code, output } = await run(process.execPath, ['src/commands/load-bank.ts'], { cwd, env });
  await mkdir(path.dirname(logFile), { recursive: true });
  await writeFile(logFile, output);
  if (code !== 0) throw new Error(`The question bank could not be loaded:\n${tail(output)}`);
}
