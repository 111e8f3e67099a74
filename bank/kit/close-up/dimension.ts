import { lettering } from '../lettering.ts';
import { line, type Svg, trace } from '../svg.ts';

const INK = '#15191A';

export interface Dimension {
  readonly label: string;
  /** Font size. */
  readonly size: number;
  /** How far auxiliary lines rise from the arrow to what is measured, at its left and right end. */
  readonly rise: readonly [left: number, right: number];
}

/** A level arrow between two places with what it measures written below. */
export function dimension(left: number, right: number, y: number, { label, size, rise }: Dimension): Svg {
  const head = size * 0.3;
  return (
    line(trace`M${left} ${y + head}V${y - rise[0]}M${right} ${y + head}V${y - rise[1]}`, {
      stroke: INK,
      width: size / 12,
      dash: '8 6',
    }) +
    line(
      trace`M${left} ${y}H${right}M${left + head} ${y - head}L${left} ${y}L${left + head} ${y + head}M${right - head} ${y - head}L${right} ${y}L${right - head} ${y + head}`,
      { stroke: INK, width: size / 8, join: 'round' },
    ) +
    lettering(label, { x: (left + right) / 2, y: y + size * 1.05, size, fill: INK, anchor: 'middle' })
  );
}
