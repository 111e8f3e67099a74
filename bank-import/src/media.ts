import { availableParallelism } from 'node:os';
import { isThere, type QuestionMedia } from '@zielona-fala/question-store';
import pLimit from 'p-limit';
import type { MediaPacks } from './media-packs.ts';
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
  readonly signLanguage: SignLanguageCounts;
  /** Films that were left out because there is no ffmpeg, those in sign language among them. */
  readonly skippedFilms: number;
  readonly unusable: readonly { readonly name: string; readonly reason: string }[];
}

/** Sign language films of questions and answers. */
export interface SignLanguageCounts {
  readonly named: number;
  readonly films: number;
  readonly kept: number;
  readonly missing: readonly string[];
}

/** Different names. */
export interface NamedMedia {
  /** What questions show. */
  readonly shown: ReadonlySet<string>;
  readonly signed: ReadonlySet<string>;
}

/** What there is to be read. */
export interface MediaAmount {
  readonly files: number;
  readonly bytes: number;
}

export interface MediaParts {
  /** What the operator has; null when this import comes without. */
  readonly source: { readonly packs: MediaPacks; readonly store: MediaStore } | null;
  /** Of the questions in the database, by the names in their edition. */
  readonly known: {
    readonly media: ReadonlyMap<string, QuestionMedia>;
    readonly signed: ReadonlyMap<string, string>;
  };
  /** The folder in which a known file must lie to be kept; null when it is not known here, and all are kept. */
  readonly served: string | null;
  /** Told before the first file is read. */
  onFound(all: MediaAmount, named: number): void;
  onDone(done: MediaAmount, all: MediaAmount): void;
}

export interface FoundMedia {
  readonly byName: ReadonlyMap<string, QuestionMedia>;
  /** Files of films in sign language. */
  readonly signedByName: ReadonlyMap<string, string>;
  readonly counts: MediaCounts;
}

/** What became of one name. */
type Outcome =
  | { readonly kind: 'picture' | 'film' | 'kept'; readonly media: QuestionMedia }
  | { readonly kind: 'missing' | 'skipped' }
  | { readonly kind: 'unusable'; readonly reason: string };

/** Finds, and puts in place, what the questions show. */
export async function collectMedia(names: NamedMedia, parts: MediaParts): Promise<FoundMedia> {
  const { source, known, served } = parts;
  const all = [...new Set([...names.shown, ...names.signed])].sort();
  const given = all.map((name) => ({ name, file: source?.packs.find(name) ?? null }));
  const found = given.flatMap(({ file }) => file ?? []);
  const amount = { files: found.length, bytes: found.reduce((sum, { size }) => sum + size, 0) };
  if (source !== null) parts.onFound(amount, all.length);

  const keep = async (name: string): Promise<QuestionMedia | null> => {
    const signed = known.signed.get(name);
    const media = known.media.get(name) ?? (signed === undefined ? null : { file: signed, alt: null });
    if (media === null || served === null) return media;
    return (await isThere(served, media.file)) ? media : null;
  };
  const done = { files: 0, bytes: 0 };
  const outcomes = await pLimit(availableParallelism()).map(given, async ({ name, file }) => {
    const stored = source === null || file === null ? null : await source.store.put(file);
    const kept = stored === null || !('media' in stored) ? await keep(name) : null;
    if (file !== null) {
      done.files += 1;
      done.bytes += file.size;
      parts.onDone({ ...done }, amount);
    }
    const outcome: Outcome = kept === null ? (stored ?? { kind: 'missing' }) : { kind: 'kept', media: kept };
    return [name, outcome] as const;
  });
  const shown = outcomes.filter(([name]) => names.shown.has(name));
  const signed = outcomes.filter(([name]) => names.signed.has(name));
  const count = (some: typeof outcomes, kind: Outcome['kind']) =>
    some.filter(([, outcome]) => outcome.kind === kind).length;
  const missing = (some: typeof outcomes) =>
    some.flatMap(([name, { kind }]) => (kind === 'missing' ? [name] : []));
  return {
    byName: mediaOf(shown),
    signedByName: new Map([...mediaOf(signed)].map(([name, { file }]) => [name, file])),
    counts: {
      given: source !== null,
      named: names.shown.size,
      pictures: count(shown, 'picture'),
      films: count(shown, 'film'),
      kept: count(shown, 'kept'),
      missing: missing(shown),
      signLanguage: {
        named: names.signed.size,
        films: count(signed, 'film'),
        kept: count(signed, 'kept'),
        missing: missing(signed),
      },
      skippedFilms: count(outcomes, 'skipped'),
      unusable: outcomes.flatMap(([name, outcome]) =>
        outcome.kind === 'unusable' ? [{ name, reason: outcome.reason }] : [],
      ),
    },
  };
}

function mediaOf(outcomes: readonly (readonly [string, Outcome])[]): ReadonlyMap<string, QuestionMedia> {
  return new Map(
    outcomes.flatMap(([name, outcome]) => ('media' in outcome ? [[name, outcome.media] as const] : [])),
  );
}

/** @param named different names in the edition */
export function describeAmount({ files, bytes }: MediaAmount, named: number): string {
  return `Pictures and films: ${files} of the ${named} named were found, ${megabytes(bytes)} MB to read.`;
}

export function describeDone(done: MediaAmount, all: MediaAmount): string {
  return `${done.files} of ${all.files} · ${megabytes(done.bytes)} of ${megabytes(all.bytes)} MB`;
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);
