import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';

/** Where what is made or fetched once lies, for all checkouts of this user. */
export function cacheRoot(): string {
  const base = process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache');
  return path.join(base, 'zielona-fala');
}

/** What is being filled: whoever asks for it meanwhile waits for it. */
const filling = new Map<string, Promise<string>>();

/**
 * A folder of the user's cache, filled once. It appears whole or not at all, so an interrupted or a
 * simultaneous second download of another process does no harm.
 */
export function cachedFolder(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(cacheRoot(), name);
  const begun = filling.get(name);
  if (begun) return begun;
  const filled = fillOnce(folder, fill).finally(() => filling.delete(name));
  filling.set(name, filled);
  return filled;
}

async function fillOnce(folder: string, fill: (folder: string) => Promise<void>): Promise<string> {
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
