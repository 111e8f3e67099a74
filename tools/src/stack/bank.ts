import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workspace } from '../paths.ts';
import { run, tail } from '../process/run.ts';

/** Brings the question bank into the database; safe to repeat. */
export async function loadBank(mongodbUri: string, logFile: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'development', MONGODB_URI: mongodbUri };
  const cwd = workspace('svc-tests');
  const { code, output } = await run(process.execPath, ['src/commands/load-bank.ts'], { cwd, env });
  await mkdir(path.dirname(logFile), { recursive: true });
  await writeFile(logFile, output);
  if (code !== 0) throw new Error(`The question bank could not be loaded:\n${tail(output)}`);
}
