import { identityCommand } from './identity-command.ts';

/** `npm run flags`: feature flags of the running stack, or of the server in MONGODB_URI. */
export const main = (args: string[]): Promise<number> => identityCommand('flags', args);
