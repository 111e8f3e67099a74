import { lettering } from '../lettering.ts';
import { HEIGHT, WIDTH } from '../picture.ts';
import { line, path, place, rect, type Svg } from '../svg.ts';

/** A row of the table on the back of a driving licence: what is not entered is struck out. */
export interface LicenceRow {
  readonly category: string;
  /** Of the vehicle, 50 units wide around (0, 0). */
  readonly symbol: Svg;
  /** Day from which the category is held, column 10. */
  readonly since?: string;
  /** Column 12. */
  readonly code?: string;
}

const INK = '#2B3236';
const COLUMNS = [90, 290, 510, 690, 880] as const;
const TOP = 178;
const ROW = 94;

const middleOf = (column: number): number => ((COLUMNS[column] ?? 0) + (COLUMNS[column + 1] ?? 0)) / 2;

/** Part of the back of a driving licence, large: three rows of the table of categories. */
export function licence(rows: readonly [LicenceRow, LicenceRow, LicenceRow]): Svg {
  const heads = ['9', '10', '11', '12'].map((label, column) =>
    lettering(`${label}.`, { x: middleOf(column), y: 152, size: 38, fill: '#8A5566', anchor: 'middle' }),
  );
  const entry = (words: string | undefined, column: number, y: number) =>
    words === undefined
      ? line(`M${middleOf(column) - 44} ${y}H${middleOf(column) + 44}`, { stroke: '#C9A5B1', width: 12 })
      : lettering(words, {
          x: middleOf(column),
          y: y + 18,
          size: 50,
          fill: '#15191A',
          anchor: 'middle',
          weight: 'heavy',
        });
  const drawn = rows.map(({ category, symbol, since, code }, index) => {
    const y = TOP + index * ROW + ROW / 2;
    return (
      lettering(category, { x: 112, y: y + 15, size: 42, fill: INK }) +
      place({ x: 232, y: y + 2, scale: 0.95 }, symbol) +
      entry(since, 1, y) +
      entry(undefined, 2, y) +
      entry(code, 3, y)
    );
  });
  const lines = [0, 1, 2, 3].map((row) => `M90 ${TOP + row * ROW}H880`).join('');
  return (
    rect(0, 0, WIDTH, HEIGHT, '#CFE4EE') +
    rect(40, 60, 880, 520, '#F3DCE3', 34) +
    path('M40 300C240 240 420 420 620 330S860 330 920 290V580H40Z', '#EBC9D4') +
    heads.join('') +
    line(lines + COLUMNS.map((x) => `M${x} 108V540`).join(''), { stroke: '#B98796', width: 4 }) +
    drawn.join('')
  );
}
