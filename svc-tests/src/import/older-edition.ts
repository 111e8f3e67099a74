import type { OfficialNotes } from '../bank/question.ts';
import type { OfficialRow } from './official-row.ts';
import type { Edition } from './read-edition.ts';

/** What an older edition knows of a question. */
export interface OlderFacts {
  readonly points: OfficialRow['points'];
  readonly notes: OfficialNotes;
  readonly savedOn: string | null;
}

/** By question number, which is stable between editions. */
export type OlderEdition = ReadonlyMap<number, OlderFacts>;

export function olderEdition({ questions, savedOn }: Edition): OlderEdition {
  return new Map(questions.map(({ number, points, notes }) => [number, { points, notes, savedOn }]));
}

/** The notes of the newer edition, with those of the older one wherever it has none. */
export function mergedNotes(notes: OfficialNotes, older: OfficialNotes | undefined): OfficialNotes {
  const merge = (name: keyof OfficialNotes) => notes[name] ?? older?.[name] ?? null;
  return {
    block: merge('block'),
    legalBasis: merge('legalBasis'),
    aim: merge('aim'),
    safety: merge('safety'),
    status: merge('status'),
    submitter: merge('submitter'),
  };
}
