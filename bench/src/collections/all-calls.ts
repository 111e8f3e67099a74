import * as api from '@zielona-fala/contracts/api';
import { type Declaration, isDeclaration } from '@zielona-fala/contracts/api/declare';
import { UserError } from '@zielona-fala/tools/process';

/** Calls that nobody makes here, each with its reason. */
const NOT_MADE: Readonly<Record<string, string>> = {
  'post /internal/accounts': 'svc-tests and svc-stats make it for names in groups and rankings',
  'get /internal/export': 'svc-identity makes it for the export of all data',
  'get /.well-known/jwks.json': 'svc-tests and svc-stats make it',
  'get /media/*address': 'files, not the database',
  'get /api/v1/users/events': 'streams from Redis',
  'post /api/v1/auth/google/confirm': 'no provider is here; it writes the account by its id',
  'get /api/v1/auth/google/callback': 'no provider is here; the store is used alone',
  'post /api/v1/auth/google/finish': 'no provider is here; the store is used alone',
  'post /api/v1/auth/google/link': 'no provider is here; the store is used alone',
  'get /api/v1/auth/google/start': 'no provider is here; the store is used alone',
  'delete /api/v1/auth/google': 'no provider is here; it writes the account by its id',
};
/** What the gateway answers by itself. */
const OF_GATEWAY = /^get \/api\/(csrf-token|docs|openapi)/;

const lineOf = ({ method, path }: Declaration): string => `${method} ${path}`;

/** @throws UserError when a declared call was not made, and has no reason not to be */
export function refuseForgotten(made: ReadonlySet<Declaration>): void {
  const forgotten = Object.values<unknown>(api)
    .filter(isDeclaration)
    .filter((call) => !made.has(call))
    .map(lineOf)
    .filter((line) => !(line in NOT_MADE || OF_GATEWAY.test(line)));
  if (forgotten.length > 0) throw new UserError(`Calls that nobody made: ${forgotten.join(', ')}`);
}
