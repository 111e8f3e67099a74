import { LOCAL } from '../paths.ts';
import { runningStack } from './stack-file.ts';
import { testsCommand } from './tests-command.ts';

/** `npm run bank:reports`: problems that learners reported with questions, of the running stack or the servers in MONGODB_URI and
 * REDIS_URL, by which open pages are told of an answer at once. */
export function main(args: string[]): Promise<number> {
  const redisUrl =
    process.env.REDIS_URL ?? (process.env.MONGODB_URI ? undefined : runningStack(LOCAL)?.redisUrl);
  return testsCommand('reports', args, redisUrl === undefined ? {} : { REDIS_URL: redisUrl });
}
