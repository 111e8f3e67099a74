import { lettering } from '../lettering.ts';
import { SIGN } from '../palette.ts';
import { line, place, type Svg, towardsLeft, trace } from '../svg.ts';
import { board, rimmed, type Sign } from './plates.ts';
import { type ArrowStyle, arrow, upArrow } from './symbols/arrow.ts';

export type LaneArrow =
  | 'left'
  | 'straight'
  | 'right'
  | 'straight-left'
  | 'straight-right'
  | 'left-right'
  | 'back'
  | 'any';

/** An arrow for one lane; 34 wide and 48 high. */
function laneArrow(way: LaneArrow, fill: string = SIGN.white): Svg {
  const style: ArrowStyle = { fill, width: 6.5, reach: 9.5 };
  const right = arrow('M-7 24V0Q-7-8 1-8H6', [{ x: 15, y: -8, turn: 90 }], style);
  const small: ArrowStyle = { fill, width: 5.5, reach: 7.5 };
  const branch = arrow('M-9 22Q-9 7 3 7H8', [{ x: 17, y: 7, turn: 90 }], small);
  const straightRight = upArrow(-9, 24, -24, small) + branch;
  switch (way) {
    case 'straight':
      return upArrow(0, 24, -24, style);
    case 'right':
      return right;
    case 'left':
      return towardsLeft(right);
    case 'straight-right':
      return straightRight;
    case 'straight-left':
      return towardsLeft(straightRight);
    case 'left-right':
      return arrow(
        'M0 24V-6M-10-6H10',
        [
          { x: -18, y: -6, turn: -90 },
          { x: 18, y: -6, turn: 90 },
        ],
        { fill, width: 5, reach: 6.5 },
      );
    case 'back':
      return arrow('M9 24V-6A8.5 8.5 0 0 0-8-6V3', [{ x: -8, y: 14, turn: 180 }], { ...style, reach: 8 });
    case 'any':
      return arrow(
        'M0 24V-16M0 24Q0 9 9 9H11M0 24Q0 9-9 9H-11',
        [
          { x: 0, y: -24, turn: 0 },
          { x: 18, y: 9, turn: 90 },
          { x: -18, y: 9, turn: -90 },
        ],
        { fill, width: 4.8, reach: 6 },
      );
  }
}

/** F-10: which way each lane goes, from the left; 100 wide. */
export function laneDirections(ways: readonly LaneArrow[]): Sign {
  const scale = Math.min(1, 94 / (ways.length * 40));
  const cell = 94 / ways.length;
  const height = 62 * scale + 6;
  const separators = ways
    .slice(1)
    .map((_, index) => trace`M${-47 + cell * (index + 1)} ${-height / 2 + 6}V${height / 2 - 6}`)
    .join('');
  const arrows = ways.map((way, index) =>
    place({ x: -47 + cell * (index + 0.5), y: 0, scale }, laneArrow(way)),
  );
  const lines = separators === '' ? '' : line(separators, { stroke: SIGN.white, width: 2, dash: '6 4' });
  return board(lines + arrows.join(''), height);
}

/** F-11: which way one lane goes; it hangs above that lane. */
export const laneDirection = (way: LaneArrow): Sign =>
  board(place({ x: 0, y: 0, scale: 1.65 }, laneArrow(way)), 100);

/** F-5: a prohibition begins at some distance. */
export function prohibitionAhead(sign: Sign, metres: number): Sign {
  const words = lettering(`${metres} m`, {
    x: 0,
    y: 52,
    size: 26,
    fill: SIGN.black,
    anchor: 'middle',
    widest: 84,
  });
  return rimmed(place({ x: 0, y: -18, scale: 0.82 }, sign.drawing) + words, 124, SIGN.white);
}

/** F-6: a prohibition on the road to the right behind the junction. */
export const prohibitionBehindJunction = (sign: Sign): Sign =>
  board(
    line('M-8 40V-40M-40 2H26', { stroke: SIGN.white, width: 13 }) +
      place({ x: 26, y: 2, scale: 0.44 }, sign.drawing),
  );

const style = { fill: SIGN.black, width: 8, reach: 12 };
const sideways =
  arrow('M20 42V20Q20 10 8 5L-8-2Q-20-7-20-16V-26', [{ x: -20, y: -40, turn: 0 }], style) +
  line('M0-44V-20M0 24V44', { stroke: SIGN.black, width: 5 }) +
  arrow('M-36-42V28', [{ x: -36, y: 42, turn: 180 }], { ...style, width: 7, reach: 10 });

/** Lane signs; those with a value show an example. */
export const F_LANES = {
  'f-10': laneDirections(['left', 'straight', 'straight-right']),
  'f-11': laneDirection('left'),
  'f-21': rimmed(sideways, 100, SIGN.yellow),
} satisfies Record<string, Sign>;
