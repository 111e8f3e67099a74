import { SIGN } from '../palette.ts';
import { line, path, place, type Svg, towardsLeft } from '../svg.ts';
import { type Sign, warning } from './plates.ts';
import { upArrow } from './symbols/arrow.ts';
import { carFront, carSide } from './symbols/cars.ts';
import { disc } from './symbols/shapes.ts';

const black = SIGN.black;
const shape = (d: string): Svg => path(d, black);
const edges = (d: string): Svg => line(d, { stroke: black, width: 6.5 });

const waves = (y: number, left: number, right: number): Svg => {
  const count = Math.round((right - left) / 10);
  return line(`M${left} ${y}${'q2.5-4 5 0t5 0'.repeat(count)}`, { stroke: black, width: 2.6 });
};

const uneven = 'M-29 29V23Q-24 23-20 17.5Q-12 7-4 17.5Q0 22.5 4 17.5Q12 7 20 17.5Q24 23 29 23V29Z';
const hump = 'M-29 29V23H-17Q-9 8 0 8Q9 8 17 23H29V29Z';

const openBridge =
  shape('M-29 31V20H-13L3.5-8.5L8.5-5.5L-7 21.5V31Z') + shape('M29 31V20H15V31Z') + waves(29, -5, 15);

const skid = (d: string): Svg => line(d, { stroke: black, width: 3.2, cap: 'round' });
const slippery =
  place({ x: 0, y: 1.5, scale: 0.52, turn: -8 }, carFront()) +
  skid('M-7 14Q-4 18-8 21Q-14 25-8 32') +
  skid('M7 13Q10 17 6 20Q0 24 6 31');

const twoWay =
  upArrow(10, 32, -4, { fill: black, width: 7.5, reach: 10 }) +
  place({ x: -10, y: 14, turn: 180 }, upArrow(0, 18, -18, { fill: black, width: 7.5, reach: 10 }));

const hill = 'M-24 12L31 31.5H-24Z';
const downhill = shape(hill) + place({ x: 4.5, y: 12, scale: 0.56, turn: 19.5, mirrored: true }, carSide());
const uphill =
  towardsLeft(shape(hill)) + place({ x: -4.5, y: 12, scale: 0.56, turn: -19.5, mirrored: true }, carSide());

const stones = [
  [20, 16, 1.8],
  [25, 20, 2.2],
  [22, 24, 1.6],
  [28, 26, 1.8],
  [25.5, 13.5, 1.2],
  [18.5, 21, 1.4],
]
  .map(([x = 0, y = 0, radius = 0]) => disc(x, y, radius))
  .join('');
const gravel = place({ x: -5, y: 16, scale: 0.68 }, carSide()) + shape(`M-30 26.5H30V31H-30Z${stones}`);

const softShoulder =
  shape('M-29 32V25.5H4L9 29.5H29V32Z') + place({ x: -1, y: 11.5, scale: 0.68, turn: 14 }, carFront());

const flake = [0, 60, 120]
  .map((turn) =>
    place(
      { x: 0, y: 11, turn },
      line('M0-19V19M-5.5-15L0-9.5L5.5-15M-5.5 15L0 9.5L5.5 15', {
        stroke: black,
        width: 3,
        cap: 'round',
      }),
    ),
  )
  .join('');

/** Warnings of the state of the carriageway. */
export const A_CARRIAGEWAY = {
  'a-11': warning(shape(uneven)),
  'a-11a': warning(shape(hump)),
  'a-12a': warning(edges('M-14 33V23L-6.5 12V-7') + edges('M14 33V23L6.5 12V-7')),
  'a-12b': warning(edges('M-9.5 33V-4') + edges('M13 33V23L3.5 12V-7')),
  'a-12c': warning(edges('M-13 33V23L-3.5 12V-7') + edges('M9.5 33V-4')),
  'a-13': warning(openBridge),
  'a-15': warning(slippery),
  'a-20': warning(twoWay),
  'a-22': warning(downhill),
  'a-23': warning(uphill),
  'a-28': warning(gravel),
  'a-31': warning(softShoulder),
  'a-32': warning(flake),
} as const satisfies Record<string, Sign>;
