import path from 'node:path';
import { startChaosStack } from '../../chaos/chaos-stack.ts';
import { say } from '../../process/say.ts';
import { runDrill } from '../run-drill.ts';
import { drillRestore } from './drill.ts';

const USAGE = `npm run drill -- restore
  --learners <number>   how many take exams, 6 unless given
  --keep                keeps logs, data and the backup, and says where
Starts a stack of its own. Learners take exams; a backup is made meanwhile; more exams follow, and accounts are
deleted. Then the databases are destroyed, restored and counted anew, and learners go on.
Ends with code 1 unless all holds.`;

/** `npm run drill -- restore` */
export function restoreDrill(args: string[]): Promise<number> {
  return runDrill(args, {
    ...{ name: 'restore', usage: USAGE, learners: 6 },
    async drill(dir, { learners }) {
      const stack = await startChaosStack(dir, 1);
      try {
        return await drillRestore(stack, { backups: path.join(dir, 'backups'), learners, tell: say });
      } finally {
        await stack.stop();
      }
    },
  });
}
