import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';

/**
 * Imports a module as its code is now: a build that watches reads a file anew when it has changed.
 * @param file its path
 * @param code what the file contains
 */
export function importAnew(file: string, code: string): Promise<Readonly<Record<string, unknown>>> {
  const url = pathToFileURL(file);
  url.search = createHash('sha256').update(code).digest('hex');
  return import(url.href);
}
