import { workspace } from '../paths.ts';
import { run } from '../process/run.ts';

/** Has svc-tests inspect the questions and media that it ships. */
export async function checkBank(): Promise<string | null> {
  const { code, output } = await run(process.execPath, ['src/commands/inspect-bank.ts'], {
    cwd: workspace('svc-tests'),
  });
  return code === 0 ? null : output;
}
