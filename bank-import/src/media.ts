import { availableParallelism } from 'node:os';
import { isThere, type QuestionMedia } from '@zielona-fala/question-store';
import pLimit from 'p-limit';
import type { MediaFolder } from './media-folder.ts';
import type { MediaStore } from './media-store.ts';

/** What became of the pictures and films that questions name. */
export interface MediaCounts {
  /** Whether this import came with files. */
  readonly given: boolean;
  /** Different names. */
  readonly named: number;
  readonly pictures: number;
  readonly films: number;
  /** Known from an earlier import, because this one was not given them. */
  readonly kept: number;
  /** Names for which there is no file. */
  readonly missing: readonly string[];
  /** Films that were left out because there is no ffmpeg. */
  readonly skippedFilms: number;
  readonly unusable: readonly { readonly name: string; readonly reason: string }[];
}

export interface MediaParts {
  /** What the operator has unpacked; null when this import comes without. */
  readonly source: { readonly folder: MediaFolder; readonly store: MediaStore } | null;
  /** Media of the questions in the database, by the name in the edition. */
  readonly known: ReadonlyMap<string, QuestionMedia>;
  /** The folder in which a known file must lie to be kept; null when it is not known here, and all are kept. */
  readonly served: string | null;
  onDone(done: number, of: number): void;
}

export interface FoundMedia {
  readonly byName: ReadonlyMap<string, QuestionMedia>;
  readonly counts: MediaCounts;
}

/** Finds, and puts in place, what the questions show. */
export async function collectMedia(names: ReadonlySet<string>, parts: MediaParts): Promise<FoundMedia> {
  const byName = new Map<string, QuestionMedia>();
  const missing: string[] = [];
  const unusable: { name: string; reason: string }[] = [];
  const tally = { picture: 0, film: 0, kept: 0, skipped: 0 };
  let done = 0;
  const keep = async (name: string): Promise<boolean> => {
    const media = parts.known.get(name);
    if (media === undefined) return false;
    if (parts.served !== null && !(await isThere(parts.served, media.file))) return false;
    byName.set(name, media);
    return true;
  };
  await pLimit(availableParallelism()).map([...names].sort(), async (name) => {
    const file = parts.source?.folder.find(name) ?? null;
    const stored = parts.source && file !== null ? await parts.source.store.put(file) : null;
    if (stored !== null && 'media' in stored) {
      byName.set(name, stored.media);
      tally[stored.kind] += 1;
    } else if (await keep(name)) tally.kept += 1;
    else if (stored === null) missing.push(name);
    else if (stored.kind === 'skipped') tally.skipped += 1;
    else unusable.push({ name, reason: stored.reason });
    done += 1;
    parts.onDone(done, names.size);
  });
  return {
    byName,
    counts: {
      given: parts.source !== null,
      named: names.size,
      pictures: tally.picture,
      films: tally.film,
      kept: tally.kept,
      missing: missing.sort(),
      skippedFilms: tally.skipped,
      unusable: unusable.sort((one, other) => (one.name < other.name ? -1 : 1)),
    },
  };
}
