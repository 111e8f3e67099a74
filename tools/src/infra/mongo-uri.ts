import { UserError } from '../process/user-error.ts';

const MONGODB_URI = /^(mongodb(?:\+srv)?:\/\/)([^/?]+)(?:\/([^?]*))?(?:\?(.*))?$/;

/**
 * The same server with another database in the path. Credentials keep being checked where they were
 * (the original path's database, `admin` by default), since that default follows the path.
 */
export function withDatabase(uri: string, database: string): string {
  const [, scheme, hosts, path, query] = MONGODB_URI.exec(uri) ?? [];
  if (!scheme || !hosts)
    throw new UserError(`MONGODB_URI is not a MongoDB address: it must begin with mongodb://`);
  const options = new URLSearchParams(query ?? '');
  if (hosts.includes('@') && !options.has('authSource')) options.set('authSource', path || 'admin');
  const suffix = options.size > 0 ? `?${options}` : '';
  return `${scheme}${hosts}/${database}${suffix}`;
}
