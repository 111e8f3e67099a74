import { CATEGORIES, type CategoryName, EXAM_STRATA, PARTS, type Stratum } from '@zielona-fala/contracts';
import { availableCategories, type StratumSize } from './strata.ts';

const WIDTH = 18;

/**
 * For people: how many questions each category holds by part and points (3/2/1), whether exams can be drawn from
 * them, and how many are missing if not.
 */
export function describeSizes(sizes: readonly StratumSize[]): string {
  const available = availableCategories(sizes);
  const rows = CATEGORIES.map((category) => {
    const held = (stratum: Stratum) => sizeOf(sizes, category, stratum);
    const missing = (stratum: Stratum) => Math.max(0, stratum.count - held(stratum));
    const verdict = available.has(category) ? 'can be drawn' : `missing: ${byPart(missing).join(' + ')}`;
    return [category, ...byPart(held), verdict];
  });
  return [
    line(['points 3/2/1', ...PARTS, 'exams']),
    line(['in each exam', ...byPart(({ count }) => count)]),
    ...rows.map(line),
    `Exams can be drawn in: ${CATEGORIES.filter((category) => available.has(category)).join(', ') || 'no category'}`,
  ].join('\n');
}

function sizeOf(
  sizes: readonly StratumSize[],
  category: CategoryName,
  { part, points }: Pick<Stratum, 'part' | 'points'>,
): number {
  const found = sizes.find(
    (each) => each.category === category && each.part === part && each.points === points,
  );
  return found?.size ?? 0;
}

/** One text per part, e.g. `10/6/4`. */
function byPart(figure: (stratum: Stratum) => number): readonly string[] {
  return PARTS.map((part) =>
    EXAM_STRATA.filter((stratum) => stratum.part === part)
      .map(figure)
      .join('/'),
  );
}

function line(cells: readonly string[]): string {
  return `  ${cells.map((cell) => cell.padEnd(WIDTH)).join('')}`.trimEnd();
}
