import { LEFT } from './copies.ts';
import type { Filled } from './fill.ts';

const MEGABYTE = 1_000_000;

/** How large each filled collection is, all of them together, and why others are not filled. */
export function printSizes(filled: readonly Filled[]): void {
  for (const { name, documents, bytes, stored, indexes } of filled) {
    process.stdout.write(
      `${name}: ${documents} documents of ${Math.round(bytes / documents)} bytes, ${Math.round(indexes / documents)} of indexes; ${Math.round(stored / MEGABYTE)} MB and ${Math.round(indexes / MEGABYTE)} MB on disk\n`,
    );
  }
  const sum = (of: 'bytes' | 'stored' | 'indexes') =>
    Math.round(filled.reduce((all, each) => all + each[of], 0) / MEGABYTE);
  process.stdout.write(
    `${filled.length} collections: ${sum('bytes')} MB of documents, ${sum('stored')} MB on disk, ${sum('indexes')} MB of indexes\n`,
  );
  for (const [name, why] of Object.entries(LEFT)) process.stdout.write(`${name} is left: ${why}\n`);
}
