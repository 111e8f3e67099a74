import path from 'node:path';
import { workspace } from '../paths.ts';
import { runWhereCalled } from '../process/run-where-called.ts';

/** `npm run bank:topics`: how the topics told from an edition's words agree with those that people read. */
export function main(args: string[]): Promise<number> {
  return runWhereCalled(path.join(workspace('bank-import'), 'src/commands/measure-topics.ts'), args);
}
