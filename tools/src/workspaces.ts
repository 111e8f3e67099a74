import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.ts';
import { UserError } from './process/user-error.ts';

export interface Workspace {
  /** Folder below the root, as in the root package.json. */
  folder: string;
  name: string;
  manifest: PackageManifest;
}

export interface PackageManifest {
  name: string;
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  exports?: Record<string, string>;
}

/** A package.json of the repository. */
export function readManifest(folder: string): PackageManifest & { workspaces?: string[] } {
  return JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
}

/** All workspaces, in the order of the root package.json. */
export function listWorkspaces(): Workspace[] {
  const patterns = readManifest('.').workspaces ?? [];
  const folders = patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT }).sort());
  return folders.map((folder) => {
    const manifest = readManifest(folder);
    return { folder, name: manifest.name, manifest };
  });
}

/** The workspace of that folder, package name, or last part of either. @throws UserError when there is none */
export function findWorkspace(wanted: string): Workspace {
  const all = listWorkspaces();
  const found = all.find(({ folder, name }) => [folder, name, path.basename(folder)].includes(wanted));
  if (found) return found;
  throw new UserError(
    `There is no workspace “${wanted}”: use one of ${all.map(({ folder }) => folder).join(', ')}.`,
  );
}
