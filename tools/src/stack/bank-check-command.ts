import { workspace } from '../paths.ts';
import { run } from '../process/run.ts';
import { checkOwnBank } from './own-bank.ts';
import { findServiceDatabase } from './service-database.ts';

/**
 * `npm run bank:check`: whether the files of our own bank are as they have to be; then what the loaded bank holds, and
 * in which categories exams can be drawn.
 */
export async function main(): Promise<number> {
  const files = await checkOwnBank();
  process.stdout.write(files.output);
  const database = findServiceDatabase('tests');
  if (database === null) {
    process.stdout.write('No stack runs here: the loaded bank was not checked.\n');
    return files.code;
  }
  const loaded = await run(process.execPath, ['src/commands/check-bank.ts'], {
    cwd: workspace('svc-tests'),
    env: { ...process.env, MONGODB_URI: database },
  });
  process.stdout.write(loaded.output);
  return files.code || loaded.code;
}
