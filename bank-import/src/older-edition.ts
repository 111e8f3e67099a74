import { isDeepStrictEqual } from 'node:util';
import type { OfficialNotes } from '@zielona-fala/question-store';
import type { RowRefusal } from './edition-file.ts';
import type { Recognisable } from './identity.ts';
import { createMatcher } from './match.ts';
import type { PlacedRow, SheetCounts } from './read-edition.ts';
import type { NamedEdition } from './read-edition-file.ts';

/** What an older edition notes about a question. */
export interface OlderNotes {
  readonly notes: OfficialNotes;
  readonly savedOn: string | null;
}

/** How the questions of an edition were found in an older one, to merge its notes. */
export interface LegalBasisReport {
  readonly file: string;
  readonly sheets: readonly SheetCounts[];
  readonly refusals: readonly RowRefusal[];
  readonly byNumberAndText: number;
  readonly byTextAndMedium: number;
  /** Questions that the older edition does not have. */
  readonly unmatched: number;
  /** Questions for which nothing was merged, because several rows can be meant. */
  readonly conflicts: readonly { readonly number: number; readonly reason: string }[];
}

export interface MergedNotes {
  /** By question number of the newer edition. */
  readonly byNumber: ReadonlyMap<number, OlderNotes>;
  readonly report: LegalBasisReport;
}

export function notesFrom(older: NamedEdition, questions: readonly Recognisable[]): MergedNotes {
  const match = createMatcher(older.questions, questions, (one, other) =>
    isDeepStrictEqual(one.notes, other.notes),
  );
  const byNumber = new Map<number, OlderNotes>();
  const conflicts: { number: number; reason: string }[] = [];
  const tally = { 'number-and-text': 0, 'text-and-medium': 0, unmatched: 0, conflict: 0 };
  for (const question of questions) {
    const found = match(question);
    tally[found.kind] += 1;
    if ('row' in found) byNumber.set(question.number, { notes: found.row.notes, savedOn: older.savedOn });
    if ('rows' in found) conflicts.push({ number: question.number, reason: ambiguity(found.rows) });
  }
  return {
    byNumber,
    report: {
      file: older.file,
      sheets: older.sheets,
      refusals: older.refusals,
      byNumberAndText: tally['number-and-text'],
      byTextAndMedium: tally['text-and-medium'],
      unmatched: tally.unmatched,
      conflicts,
    },
  };
}

function ambiguity(rows: readonly PlacedRow[]): string {
  const places = rows.map(({ sheet, row }) => `${sheet}, row ${row}`).join('; ');
  return rows.length > 1
    ? `several rows of the older edition fit, and differ (${places})`
    : `its text stands in several questions, and nothing else tells whether this one is meant (${places})`;
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
