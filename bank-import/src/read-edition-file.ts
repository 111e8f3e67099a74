import path from 'node:path';
import { EditionRefused } from './edition-file.ts';
import { openEdition } from './open-edition.ts';
import type { Progress } from './progress.ts';
import { type Edition, type ReadingOptions, readEdition } from './read-edition.ts';

/** An edition and the name of the file that it was read from. */
export type NamedEdition = Edition & { readonly file: string };

/** Reads an edition and shows the progress. @throws EditionRefused, which names the file */
export async function readEditionFile(
  file: string,
  progress: Progress,
  options: ReadingOptions,
): Promise<NamedEdition> {
  const name = path.basename(file);
  const opened = await openEdition(file);
  try {
    const edition = await readEdition(
      opened,
      (sheet, share, rows) => progress.show(sheet, share, `${rows} rows`),
      options,
    );
    return { ...edition, file: name };
  } catch (error) {
    if (!(error instanceof EditionRefused)) throw error;
    throw new EditionRefused(`${name}: ${error.message}`, error.refusals);
  }
}
