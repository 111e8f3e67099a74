import { identityCommand } from './identity-command.ts';

/** `npm run mails`: mails of the running stack, or of the server in MONGODB_URI, that could not be written. */
export const main = (args: string[]): Promise<number> => identityCommand('mails', args);
