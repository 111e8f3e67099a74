import { identityCommand } from './identity-command.ts';

/** `npm run erasures`: the log of erased accounts in the running stack, or on the server in MONGODB_URI. */
export const main = (args: string[]): Promise<number> => identityCommand('erasures', args);
