import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const WORKSPACE = join(import.meta.dirname, '..');
/** Folder of what is taken from the bank. */
export const TARGET = join(WORKSPACE, '.bank');

/** Leaves an unchanged file alone: a watching build must not be triggered by its own input. @returns whether it changed */
export async function write(name: string, content: string): Promise<boolean> {
  const file = join(TARGET, name);
  await mkdir(dirname(file), { recursive: true });
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known === content) return false;
  await writeFile(file, content);
  return true;
}
