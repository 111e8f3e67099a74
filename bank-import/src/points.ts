import type { PointsValue } from '@zielona-fala/contracts';
import type { RowRefusal } from './edition-file.ts';
import type { Recognisable } from './identity.ts';
import { createMatcher } from './match.ts';
import type { Edition, PlacedRow } from './read-edition.ts';

export type ValuedRow = PlacedRow & { readonly points: PointsValue };

export interface ValuedEdition extends Edition {
  readonly questions: readonly ValuedRow[];
}

/** A question of another edition that may state its points. */
export type ElsewhereValued = Recognisable & { readonly points: PointsValue | null };

/**
 * Adds points to the questions of an edition without them, and rejects questions whose points are unknown.
 * @param sources other editions, the best first
 */
export function withPoints(
  edition: Edition,
  sources: readonly (readonly ElsewhereValued[])[],
): ValuedEdition {
  const matchers = sources.map((source) =>
    createMatcher(source, edition.questions, (one, other) => one.points === other.points),
  );
  const pointsElsewhere = (question: PlacedRow): PointsValue | null => {
    for (const match of matchers) {
      const found = match(question);
      if ('row' in found && found.row.points !== null) return found.row.points;
    }
    return null;
  };
  const questions: ValuedRow[] = [];
  const unknown: RowRefusal[] = [];
  for (const question of edition.questions) {
    const points = question.points ?? pointsElsewhere(question);
    if (points !== null) questions.push({ ...question, points });
    else unknown.push(refusalOf(question));
  }
  return {
    ...edition,
    questions,
    refusals: [...edition.refusals, ...unknown],
    sheets: edition.sheets.map((counts) => {
      const lost = unknown.filter(({ sheet }) => sheet === counts.sheet).length;
      return { ...counts, refused: counts.refused + lost, drawable: counts.drawable - lost };
    }),
  };
}

function refusalOf({ sheet, row, number }: PlacedRow): RowRefusal {
  return { sheet, row, number, reason: 'it has no points, and no older edition tells them' };
}
