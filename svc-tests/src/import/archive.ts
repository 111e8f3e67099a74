import type { Readable } from 'node:stream';
import { type Entry, openPromise } from 'yauzl';

/** Files inside a ZIP archive; their names do not depend on case. */
export interface Archive {
  has(name: string): boolean;
  /** Uncompressed, in bytes. */
  sizeOf(name: string): number;
  /** @throws Error when there is none of this name, or its content is damaged */
  open(name: string): Promise<Readable>;
  close(): void;
}

/** Opens an archive by its central directory, so that the order of its files does not matter. */
export async function openArchive(file: string): Promise<Archive> {
  const zip = await openPromise(file, { autoClose: false });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
  return {
    has: (name) => entries.has(name.toLowerCase()),
    sizeOf: (name) => entries.get(name.toLowerCase())?.uncompressedSize ?? 0,
    async open(name) {
      const entry = entries.get(name.toLowerCase());
      if (entry === undefined) throw new Error(`${name} is missing in the archive`);
      return zip.openReadStreamPromise(entry);
    },
    close: () => zip.close(),
  };
}
