import { SIGN } from '../palette.ts';
import { figure, line, path, place, type Svg, towardsLeft } from '../svg.ts';
import { order, type Sign } from './plates.ts';
import { arrow, upArrow } from './symbols/arrow.ts';

const slim = { width: 10.5, reach: 14.5 };
const right = arrow('M-37 0H26', [{ x: 39, y: 0, turn: 90 }]);
const turnRight = arrow('M-17 36V4Q-17-9-4-9H23', [{ x: 37, y: -9, turn: 90 }]);
const straightOrRight =
  upArrow(-15, 38, -40, slim) + arrow('M-15 33Q-15 12 6 12H24', [{ x: 35, y: 12, turn: 90 }], slim);
const eitherSide = arrow(
  'M0 38V-10M-28-10H28',
  [
    { x: -40, y: -10, turn: -90 },
    { x: 40, y: -10, turn: 90 },
  ],
  slim,
);
const slanting = upArrow(0, 34, -40);
const passRight = place({ x: 21, y: 1, turn: 143 }, upArrow(0, 27, -27, { width: 10, reach: 13.5 }));

function onRing(degrees: number, radius: number): string {
  const radians = (degrees * Math.PI) / 180;
  return `${figure(radius * Math.sin(radians))} ${figure(-radius * Math.cos(radians))}`;
}

/** The three arrows of a roundabout: traffic goes round the island anticlockwise. */
function ringArrows(): Svg {
  const arc = line(`M${onRing(99, 24)}A24 24 0 0 0 ${onRing(28, 24)}`, { stroke: SIGN.white, width: 10 });
  const head = path(`M${onRing(-7, 24.5)}L${onRing(27, 37)}L${onRing(36, 13)}Z`, SIGN.white);
  return [0, 120, 240].map((turn) => place({ x: 0, y: 0, turn }, arc, head)).join('');
}

/** Directions that are ordered: C-1 to C-12. */
export const C_DIRECTIONS = {
  'c-1': order(right),
  'c-2': order(turnRight),
  'c-3': order(towardsLeft(right)),
  'c-4': order(towardsLeft(turnRight)),
  'c-5': order(upArrow(0, 39, -41)),
  'c-6': order(straightOrRight),
  'c-7': order(towardsLeft(straightOrRight)),
  'c-8': order(eitherSide),
  'c-9': order(place({ x: 0, y: 0, turn: 135 }, slanting)),
  'c-10': order(place({ x: 0, y: 0, turn: -135 }, slanting)),
  'c-11': order(passRight + towardsLeft(passRight)),
  'c-12': order(ringArrows()),
} satisfies Record<string, Sign>;
