import { lettering } from '../lettering.ts';
import { HEIGHT, WIDTH } from '../picture.ts';
import { path, rect, type Svg } from '../svg.ts';

/** An entry of a registration certificate: the code of its field and what stands there. */
export type Entry = readonly [code: string, value: string];

const LEFT = 110;
const TOP = 96;
const ROW = 100;

/** Part of a vehicle's registration certificate, large: four entries below each other. */
export function registration(entries: readonly [Entry, Entry, Entry, Entry]): Svg {
  const rows = entries.map(([code, value], index) => {
    const y = TOP + index * ROW;
    return (
      rect(LEFT, y + 8, 740, ROW - 16, '#F7FAF8', 6) +
      lettering(code, { x: LEFT + 26, y: y + 68, size: 52, fill: '#2F6A5E' }) +
      lettering(value, { x: LEFT + 260, y: y + 70, size: 62, fill: '#15191A', weight: 'heavy' })
    );
  });
  return (
    rect(0, 0, WIDTH, HEIGHT, '#CFE4EE') +
    rect(58, 52, 860, 520, '#00000022', 26) +
    rect(50, 44, 860, 520, '#D7E8DF', 26) +
    path('M50 330C230 250 420 430 620 330S850 330 910 300V564H50Z', '#C6DDD2') +
    rows.join('')
  );
}
