import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The packs of pictures and films that an operator has unpacked into one folder. */
export interface MediaFolder {
  /** The file that a question names: exactly so, or else in other case or other Unicode form. */
  find(name: string): string | null;
}

/** @param folder with any folders in it */
export async function openMediaFolder(folder: string): Promise<MediaFolder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const exact = firstBy(files, (file) => path.basename(file));
  const folded = firstBy(files, (file) => fold(path.basename(file)));
  return { find: (name) => exact.get(name) ?? folded.get(fold(name)) ?? null };
}

function firstBy(files: readonly string[], keyOf: (file: string) => string): ReadonlyMap<string, string> {
  const byKey = new Map<string, string>();
  for (const file of files) if (!byKey.has(keyOf(file))) byKey.set(keyOf(file), file);
  return byKey;
}

function fold(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}
