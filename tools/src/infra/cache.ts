import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';

function cacheRoot(): string {
  const base = process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache');
  return path.join(base, 'zielona-fala');
}

/**
 * A folder of the user's cache, filled once. It appears whole or not at all, so an interrupted or a
 * simultaneous second download does no harm.
 */
export async function cachedFolder(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(cacheRoot(), name);
  if (existsSync(folder)) return folder;
  await mkdir(cacheRoot(), { recursive: true });
  const draft = await mkdtemp(path.join(cacheRoot(), 'draft-'));
  try {
    await fill(draft);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
