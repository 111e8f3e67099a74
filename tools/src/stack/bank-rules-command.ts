import path from 'node:path';
import { workspace } from '../paths.ts';
import { runWhereCalled } from '../process/run-where-called.ts';

/** `npm run bank:rules`: the figures of the rule book; with an edition, how far the rules cover it. */
export async function main(args: string[]): Promise<number> {
  const own = await runWhereCalled(path.join(workspace('bank'), 'src/commands/rules.ts'), []);
  if (args.length === 0) return own;
  const measure = path.join(workspace('bank-import'), 'src/commands/measure-rules.ts');
  return Math.max(own, await runWhereCalled(measure, [workspace('bank'), ...args]));
}
