import { basename } from 'node:path';

/** CSS modules whose files have a name in common: their classes would, too. @param files paths of CSS modules */
export function findSharedNames(files: readonly string[]): string[] {
  return [...Map.groupBy(files, (file) => basename(file))]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([name, sharing]) => `${name} must be the name of one file: ${sharing.toSorted().join(', ')}`);
}
