import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';
import type { Workspace } from '../workspaces.ts';

const RE_EXPORT = /^\s*export\s+(type\s+)?(\*|\{[^}]*\})(\s+as\s+\w+)?\s+from\s/m;

/** Files named index that only pass on what others export, and are not an entry point of a package. */
export function findBarrels(workspaces: Workspace[]): string[] {
  return workspaces.flatMap(({ folder, manifest }) => {
    const entries = new Set(Object.values(manifest.exports ?? {}).map((file) => path.normalize(file)));
    const base = path.join(ROOT, folder);
    const found = globSync('**/index.{ts,tsx}', { cwd: base, exclude: ['**/node_modules', 'dist'] });
    return found
      .filter(
        (file) =>
          !entries.has(path.normalize(file)) && RE_EXPORT.test(readFileSync(path.join(base, file), 'utf8')),
      )
      .map((file) => `${path.join(folder, file)} is a barrel: import from the file itself`);
  });
}
