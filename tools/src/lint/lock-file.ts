import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';

/** What this check reads of a package-lock.json, version 3. */
export interface LockFile {
  packages: Readonly<Record<string, { optionalDependencies?: Readonly<Record<string, string>> }>>;
}

export function readLockFile(): LockFile {
  return JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
}

/**
 * Builds for other platforms that the lock file does not hold. npm leaves them out when it writes a lock file
 * beside installed packages, and then `npm ci` refuses it, here with current versions and on those platforms with all.
 */
export function findMissingBuilds({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !foldersOf(folder, name).some((candidate) => candidate in packages))
      .map((name) => `package-lock.json: ${name} is missing, ${folder || 'the root'} may need it`),
  );
}

/** Where Node.js looks for a package that is imported from a folder, nearest first. */
function foldersOf(folder: string, name: string): string[] {
  const parents = folder
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return [...parents.reverse().map((parent) => `${parent}/node_modules/${name}`), `node_modules/${name}`];
}
