import { testsCommand } from './tests-command.ts';

/** `npm run rebuild`: has statistics, rankings and levels built anew, in the running stack or on the server in MONGODB_URI. */
export const main = (args: string[]): Promise<number> => testsCommand('rebuild', args);
