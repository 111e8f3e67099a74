import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { declaredIds } from './declared-ids.ts';

interface Declaration {
  readonly id: string;
  readonly file: string;
}

async function declarationsIn(source: string): Promise<readonly Declaration[]> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: source }).toSorted();
  const all = await Promise.all(
    files.map(async (file) => {
      const ids = declaredIds(await readFile(join(source, file), 'utf8'));
      return ids.map((id) => ({ id, file }));
    }),
  );
  return all.flat();
}

/**
 * Sees to it that who changes a text finds it at one place.
 * @param source a workspace folder
 * @throws Error with the messages that are declared at several
 */
export async function checkDeclaredOnce(source: string): Promise<void> {
  const places = Map.groupBy(await declarationsIn(source), ({ id }) => id);
  const doubles = [...places].filter(([, { length }]) => length > 1);
  if (doubles.length === 0) return;
  const lines = doubles.map(([id, at]) => `${id}: ${at.map(({ file }) => file).join(', ')}`);
  throw new Error(`messages of ${source} are declared more than once:\n${lines.join('\n')}`);
}
