import { DRIVING } from '../inside/tachograph.ts';
import { lettering } from '../lettering.ts';
import { HEIGHT, WIDTH } from '../picture.ts';
import { path, place, rect, type Svg } from '../svg.ts';

/** A day or week, and the hours driven in it; those that are asked about have none. */
export type DrivingHours = readonly [when: string, hours?: number];

const INK = '#15191A';
const LEFT = 330;
const WIDEST = 380;

/** A printed overview of driving hours, a bar for each row. */
export function drivingHours(most: number, rows: readonly DrivingHours[]): Svg {
  const step = 330 / rows.length;
  const drawn = rows.map(([when, hours], index) => {
    const y = 174 + index * step;
    const height = Math.min(58, step - 18);
    const words = { y: y + height / 2 + 16, size: 46, fill: INK } as const;
    const bar =
      hours === undefined
        ? rect(LEFT, y, WIDEST, height, 'none', 8, { stroke: '#8B9598', width: 4, dash: '12 10' })
        : rect(LEFT, y, (WIDEST * hours) / most, height, '#2F74C0', 8);
    return (
      lettering(when, { ...words, x: 300, anchor: 'end', widest: 190 }) +
      bar +
      lettering(hours === undefined ? '?' : `${hours} h`, {
        ...words,
        x: 734,
        size: 56,
        weight: 'heavy',
      })
    );
  });
  return (
    rect(0, 0, WIDTH, HEIGHT, '#4A565C') +
    path(
      'M80 24L104 40 128 24 152 40 176 24 200 40 224 24 248 40 272 24 296 40 320 24 344 40 368 24 392 40 416 24 440 40 464 24 488 40 512 24 536 40 560 24 584 40 608 24 632 40 656 24 680 40 704 24 728 40 752 24 776 40 800 24 824 40 848 24 880 40V540H80Z',
      '#F7F6EF',
    ) +
    place({ x: 150, y: 108, scale: 0.8 }, DRIVING) +
    rect(220, 104, 620, 8, '#C2C9C7', 4) +
    drawn.join('')
  );
}
