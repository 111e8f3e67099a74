import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startChaosStack } from '../../chaos/chaos-stack.ts';
import { lineOf } from '../../chaos/check.ts';
import { UserError } from '../../process/user-error.ts';
import { drillRestore } from './drill.ts';

const USAGE = `npm run drill -- restore
  --learners <number>   how many take exams, 6 unless given
  --keep                keeps logs, data and the backup, and says where
Starts a stack of its own. Learners take exams; a backup is made meanwhile; more exams follow, and accounts are
deleted. Then the databases are destroyed, restored and counted anew, and learners go on.
Ends with code 1 unless all holds.`;

/** `npm run drill -- restore` */
export async function restoreDrill(args: string[]): Promise<number> {
  const wish = readWish(args);
  if (wish === null) {
    say(USAGE);
    return 0;
  }
  const dir = await mkdtemp(path.join(tmpdir(), 'zielona-fala-restore-'));
  try {
    const stack = await startChaosStack(dir, 1);
    try {
      const checks = await drillRestore(stack, {
        backups: path.join(dir, 'backups'),
        learners: wish.learners,
        tell: say,
      });
      for (const check of checks) say(lineOf(check));
      const held = checks.filter(({ holds }) => holds).length;
      say(`${held} of ${checks.length} hold`);
      return held === checks.length ? 0 : 1;
    } finally {
      await stack.stop();
    }
  } finally {
    if (wish.keep) say(`Logs, data and the backup: ${dir}`);
    else await rm(dir, { recursive: true, force: true });
  }
}

function readWish(args: string[]): { readonly learners: number; readonly keep: boolean } | null {
  try {
    const { values } = parseArgs({
      args,
      options: {
        learners: { type: 'string', default: '6' },
        keep: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return null;
    const learners = Number(values.learners);
    if (!Number.isSafeInteger(learners) || learners < 1) throw new UserError(USAGE);
    return { learners, keep: values.keep };
  } catch (error) {
    if (error instanceof TypeError) throw new UserError(`${error.message}\n${USAGE}`);
    throw error;
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
