import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** No file takes that long to write: whoever began such a draft has been killed. */
const STALE_MS = 3_600_000;

/**
 * Writes a file that only its owner may read. Readers find either what it held before or all of the text, also when the
 * process or the machine ends meanwhile or another process replaces the file at the same time.
 */
export async function replaceFile(file: string, text: string): Promise<void> {
  await removeStaleDrafts(file);
  const draft = `${file}.${randomUUID()}.draft`;
  try {
    await writeFile(draft, text, { mode: 0o600, flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function removeStaleDrafts(file: string): Promise<void> {
  const { dir, base } = path.parse(file);
  const names = await readdir(dir || '.');
  const drafts = names.filter((name) => name.startsWith(`${base}.`) && name.endsWith('.draft'));
  for (const name of drafts) {
    const draft = path.join(dir, name);
    if (Date.now() - (await modifiedAt(draft)) > STALE_MS) await rm(draft, { force: true });
  }
}

/** @returns now for a file that has gone, as drafts under way do */
const modifiedAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return Date.now();
      throw error;
    },
  );
