import { LOCAL } from '../paths.ts';
import { UserError } from '../process/user-error.ts';
import { identityCommand } from './identity-command.ts';
import { runningStack } from './stack-file.ts';

/** `npm run sessions`: sessions of an account in the running stack, or on the servers in MONGODB_URI and REDIS_URL. */
export async function main(args: string[]): Promise<number> {
  const REDIS_URL = process.env.REDIS_URL ?? runningStack(LOCAL)?.redisUrl;
  if (REDIS_URL === undefined) {
    throw new UserError(
      'No stack runs here: start it first (npm start), or name servers in MONGODB_URI and REDIS_URL.',
    );
  }
  return identityCommand('sessions', args, { REDIS_URL });
}
