import path from 'node:path';
import { LOCAL, workspace } from '../paths.ts';
import { run } from '../process/run.ts';

/** `npm run bank:sheet -- CATEGORY`: a page with every question of a category, to be looked through. */
export async function main(args: string[]): Promise<number> {
  const target = path.join(LOCAL, 'reports');
  const cwd = workspace('svc-tests');
  const { code, output } = await run(process.execPath, ['src/commands/sheet.ts', target, ...args], { cwd });
  process.stdout.write(output);
  return code;
}
