import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { workspace } from '../paths.ts';

/** `npm run bank:topics`: how the topics told from an edition's words agree with those that people read. */
export async function main(args: string[]): Promise<number> {
  const command = path.join(workspace('bank-import'), 'src/commands/measure-topics.ts');
  const child = spawn(process.execPath, [command, ...args], {
    // Where npm was called, so that the operator's paths hold.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
