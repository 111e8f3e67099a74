import { withDatabase } from '../infra/mongo-uri.ts';
import { LOCAL } from '../paths.ts';
import { UserError } from '../process/user-error.ts';
import { runningStack } from './stack-file.ts';

/** Names of the services' databases. */
export const DATABASES: Readonly<Record<string, string>> = {
  'svc-identity': 'identity',
  'svc-tests': 'tests',
  'svc-stats': 'stats',
};

/** A service's database, of the server in MONGODB_URI or of the stack that runs here; null without. */
export function findServiceDatabase(database: string): string | null {
  const server = process.env.MONGODB_URI ?? runningStack(LOCAL)?.mongodbUri;
  return server === undefined ? null : withDatabase(server, database);
}

/** As {@link findServiceDatabase}. @throws UserError when there is neither server nor stack */
export function serviceDatabase(database: string): string {
  const found = findServiceDatabase(database);
  if (found !== null) return found;
  throw new UserError('No stack runs here: start it first (npm start), or name a server in MONGODB_URI.');
}
