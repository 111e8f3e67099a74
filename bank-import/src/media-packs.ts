import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { openArchive } from './archive.ts';
import type { GivenFile, Pack } from './given-file.ts';

/** The packs of pictures and films that an operator has: folders, and ZIP archives as they were downloaded. */
export interface MediaPacks {
  /** The file that a question names: exactly so, or else in other case or other Unicode form. */
  find(name: string): GivenFile | null;
  close(): Promise<void>;
}

/**
 * @param places archives, and folders with any folders and archives in them; the first that has a file gives it
 * @throws TypeError when one is neither, or an archive cannot be read
 */
export async function openMediaPacks(places: readonly string[]): Promise<MediaPacks> {
  const packs: Pack[] = [];
  for (const place of places) packs.push(...(await packsAt(place)));
  const files = packs.flatMap((pack) => pack.files);
  const exact = firstBy(files, ({ name }) => name);
  const folded = firstBy(files, ({ name }) => fold(name));
  return {
    find: (name) => exact.get(name) ?? folded.get(fold(name)) ?? null,
    async close() {
      for (const pack of packs) await pack.close();
    },
  };
}

async function packsAt(place: string): Promise<readonly Pack[]> {
  if ((await stat(place)).isDirectory()) return packsIn(place);
  if (isArchive(place)) return [await openArchive(place)];
  throw new TypeError(`${place} is neither a folder nor a ZIP archive`);
}

async function packsIn(folder: string): Promise<readonly Pack[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const files = await Promise.all(paths.filter((file) => !isArchive(file)).map(givenFile));
  return [{ files, async close() {} }, ...(await Promise.all(paths.filter(isArchive).map(openArchive)))];
}

async function givenFile(file: string): Promise<GivenFile> {
  const { size } = await stat(file);
  return { name: path.basename(file), size, read: (work) => work(file) };
}

const isArchive = (file: string): boolean => path.extname(file).toLowerCase() === '.zip';

function firstBy(
  files: readonly GivenFile[],
  keyOf: (file: GivenFile) => string,
): ReadonlyMap<string, GivenFile> {
  const byKey = new Map<string, GivenFile>();
  for (const file of files) if (!byKey.has(keyOf(file))) byKey.set(keyOf(file), file);
  return byKey;
}

function fold(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}
