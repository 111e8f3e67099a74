import { SIGN } from '../palette.ts';
import { line, path, place, type Svg, towardsLeft } from '../svg.ts';
import { type Sign, warning } from './plates.ts';
import { arrow, upArrow } from './symbols/arrow.ts';
import { roundaboutArrows } from './symbols/arrows.ts';
import { locomotive, tramFront } from './symbols/vehicles.ts';

const black = SIGN.black;
const slim = { fill: black, width: 7.5, reach: 10.5 };

const bend = arrow('M-8 33V23Q-8 14 0 9L7 4', [{ x: 15, y: -2, turn: 52 }], slim);
const bends = arrow(
  'M-8 33V27Q-8 24-5 22L5 15Q8 12 5 10L2 8Q-1 6-1 2V-5',
  [{ x: -1, y: -16, turn: 0 }],
  slim,
);

const priorityRoad = upArrow(0, 33, -19, { fill: black, width: 9.5, reach: 12 });
const minorRoad = (d: string): Svg => priorityRoad + line(d, { stroke: black, width: 4.5 });

const cross = line('M-15 0L15 28M15 0L-15 28', { stroke: black, width: 8 });

const yieldSign: Sign = {
  drawing:
    path('M0 40L-46-40H46Z', SIGN.yellow, { stroke: SIGN.yellow, width: 8, join: 'round' }) +
    path('M0 37L-43.5-38H43.5Z', SIGN.red, { stroke: SIGN.red, width: 7, join: 'round' }) +
    path('M0 25L-33-32H33Z', SIGN.yellow, { stroke: SIGN.yellow, width: 4, join: 'round' }),
  height: 92,
};

const picket = (x: number): string => `M${x - 2.8} 32V7L${x} 3L${x + 2.8} 7V32Z`;
const fence =
  path([-16.5, -5.5, 5.5, 16.5].map(picket).join(''), black) +
  line('M-22.5 13.5H22.5M-26 25.5H26', { stroke: black, width: 4 });

/** Warnings of bends, junctions and level crossings. */
export const A_JUNCTIONS = {
  'a-1': warning(bend),
  'a-2': warning(towardsLeft(bend)),
  'a-3': warning(bends),
  'a-4': warning(towardsLeft(bends)),
  'a-5': warning(cross),
  'a-6a': warning(minorRoad('M-22 15H22')),
  'a-6b': warning(minorRoad('M0 15H22')),
  'a-6c': warning(minorRoad('M0 15H-22')),
  'a-6d': warning(minorRoad('M22 31L0 9')),
  'a-6e': warning(minorRoad('M-22 31L0 9')),
  'a-7': yieldSign,
  'a-8': warning(place({ x: 0, y: 13, scale: 0.95 }, roundaboutArrows())),
  'a-9': warning(fence),
  'a-10': warning(place({ x: 0.5, y: 18, scale: 0.72 }, locomotive())),
  'a-21': warning(place({ x: 0, y: 10.5, scale: 0.84 }, tramFront())),
} as const satisfies Record<string, Sign>;
