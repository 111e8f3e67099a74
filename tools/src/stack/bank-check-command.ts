import { workspace } from '../paths.ts';
import { run } from '../process/run.ts';
import { bankDatabase } from './bank.ts';

/** `npm run bank:check`: what the loaded question bank holds, and in which categories exams can be drawn. */
export async function main(): Promise<number> {
  const env = { ...process.env, MONGODB_URI: bankDatabase() };
  const cwd = workspace('svc-tests');
  const { code, output } = await run(process.execPath, ['src/commands/check-bank.ts'], { cwd, env });
  process.stdout.write(output);
  return code;
}
