import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { CONTRACTS_DIR, REPOSITORY_DIR, WEB_BUILD_DIR, WEB_KIT_DIR } from './paths.ts';

const SKIPPED = new Set(['node_modules', 'dist', '.messages', 'test', 'server', 'standalone', 'dev']);

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (SKIPPED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/**
 * Hash of the sources: a rebuild without a change keeps every file name. BUILD_VARIANT makes another build of the same
 * sources, to try a deployment with.
 */
export function buildIdOf(workspace: string): string {
  const hash = createHash('sha256').update(process.env.BUILD_VARIANT ?? '');
  const lockFile = join(REPOSITORY_DIR, 'package-lock.json');
  for (const root of [workspace, WEB_KIT_DIR, WEB_BUILD_DIR, CONTRACTS_DIR, lockFile]) {
    const files = statSync(root).isDirectory() ? filesBelow(root) : [root];
    for (const file of files)
      hash.update(relative(REPOSITORY_DIR, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}
