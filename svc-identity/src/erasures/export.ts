import { readFile } from 'node:fs/promises';
import { type Erasure, readErasure } from '@zielona-fala/contracts/schemas';
import { type Clock, replaceFile } from '@zielona-fala/service-kit/process';
import { KEPT_SECONDS } from './store.ts';

/**
 * Updates a copy of the erasure log outside the database with what is known elsewhere. Entries that only the file has are
 * kept, because a restored database lacks them; entries older than any backup that can still exist are dropped.
 * @returns how many accounts the file names
 * @throws if the file contains an invalid line; the file is not changed
 */
export async function exportErasures(
  file: string,
  erasures: AsyncIterable<Erasure> | Iterable<Erasure>,
  clock: Clock,
): Promise<number> {
  const oldest = clock.now().getTime() - KEPT_SECONDS * 1000;
  const known = new Map<number, Date>();
  const take = ({ userId, at }: Erasure) => {
    const first = known.get(userId);
    if (at.getTime() > oldest && (first === undefined || at < first)) known.set(userId, at);
  };
  for (const line of (await readFile(file, 'utf8').catch(noneYet)).split('\n')) {
    if (line.trim() !== '') take(readErasure(line));
  }
  for await (const erasure of erasures) take(erasure);
  const lines = [...known].map(([userId, at]) => `${JSON.stringify({ userId, at } satisfies Erasure)}\n`);
  await replaceFile(file, lines.join(''));
  return known.size;
}

function noneYet(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}
