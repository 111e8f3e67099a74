import { testsCommand } from './tests-command.ts';

/** `npm run bank:reports`: problems that learners reported with questions, of the running stack or the server in MONGODB_URI. */
export const main = (args: string[]): Promise<number> => testsCommand('reports', args);
