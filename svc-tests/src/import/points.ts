import type { PointsValue } from '@zielona-fala/contracts';
import type { RowRefusal } from './edition-file.ts';
import type { Edition, PlacedRow } from './read-edition.ts';

export type ValuedRow = PlacedRow & { readonly points: PointsValue };

export interface ValuedEdition extends Edition {
  readonly questions: readonly ValuedRow[];
}

/**
 * Gives points to the questions of an edition that does not tell them, and refuses those that nobody knows.
 * @param pointsOf what older editions say
 */
export function withPoints(
  edition: Edition,
  pointsOf: (number: number) => PointsValue | undefined,
): ValuedEdition {
  const questions: ValuedRow[] = [];
  const unknown: RowRefusal[] = [];
  for (const question of edition.questions) {
    const points = question.points ?? pointsOf(question.number);
    if (points !== undefined) questions.push({ ...question, points });
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
