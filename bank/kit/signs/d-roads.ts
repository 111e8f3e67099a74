import { SIGN } from '../palette.ts';
import { line, path, place, rect, type Svg, towardsLeft } from '../svg.ts';
import { board, type Sign } from './plates.ts';
import { arrow, upArrow } from './symbols/arrow.ts';
import { bicycle } from './symbols/bicycle.ts';
import { carFront } from './symbols/cars.ts';
import { pedestrian } from './symbols/people.ts';
import { redStroke } from './symbols/red-stroke.ts';

function diamond(reach: number, corner: number, colour: string): Svg {
  const edge = reach - corner;
  return path(`M0-${edge}L${edge} 0L0 ${edge}L-${edge} 0Z`, colour, {
    stroke: colour,
    width: 2 * corner,
    join: 'round',
  });
}

const priority = diamond(50, 4, SIGN.black) + diamond(48.6, 3.4, SIGN.white) + diamond(36, 3, SIGN.yellow);
const priorityEnds = line('M-18.5 29L29-18.5M-23.7 23.7L23.7-23.7M-29 18.5L18.5-29', {
  stroke: SIGN.black,
  width: 4,
});

const deadEnd =
  rect(-7, -22, 14, 62, SIGN.white) + rect(-27, -38, 54, 20, SIGN.white) + rect(-25, -36, 50, 16, SIGN.red);
const deadEndAside =
  line('M-14 41V-41M-14 4H16', { stroke: SIGN.white, width: 14 }) +
  rect(14, -14, 19, 36, SIGN.white) +
  rect(16, -12, 15, 32, SIGN.red);
const priorityOverOncoming =
  upArrow(16, 40, -41, { width: 15, reach: 23 }) +
  arrow('M-24-30V15', [{ x: -24, y: 29, turn: 180 }], { fill: SIGN.white, width: 12, reach: 15 }) +
  arrow('M-24-28.5V16', [{ x: -24, y: 26, turn: 180 }], { fill: SIGN.red, width: 9, reach: 12 });

const crossing = path('M0-36L39.5 33H-39.5Z', SIGN.white, {
  stroke: SIGN.white,
  width: 5,
  join: 'round',
});
const stripes = path(
  'M-29 24h8l-4 8.5h-9zM-15.5 24h7l-2 8.5h-8zM-3 24h6l.5 8.5h-7zM8.5 24h7l3 8.5h-8zM21 24h8l5 8.5h-9z',
  SIGN.black,
);
const blocks = path(
  'M-28 20.5h6v5h-6zM-16 20.5h6v5h-6zM-3 20.5h6v5h-6zM9 20.5h6v5h-6zM21 20.5h6v5h-6zM-31 28.5h6v5h-6zM-17 28.5h6v5h-6zM-3 28.5h6v5h-6zM11 28.5h6v5h-6zM24 28.5h6v5h-6z',
  SIGN.black,
);

const expressway = place({ x: 0, y: 0, scale: 1.85 }, carFront(SIGN.white));
const motorway =
  path('M-8-38H-2.2L-7.5 40H-31ZM2.2-38H8L31 40H7.5Z', SIGN.white) +
  rect(-38, -19, 76, 11, SIGN.blue) +
  path('M-38-17.5H38V-11H32V-3H26.5V-11H-26.5V-3H-32V-11H-38Z', SIGN.white);
const stroke = redStroke(90, 90);

/** Priority, one-way and dead-end roads, crossings, expressways and motorways: D-1 to D-10. */
export const D_ROADS = {
  'd-1': { drawing: priority, height: 100 },
  'd-2': { drawing: priority + priorityEnds, height: 100 },
  'd-3': board(upArrow(0, 40, -41, { width: 17, reach: 27 })),
  'd-4a': board(deadEnd),
  'd-4b': board(deadEndAside),
  'd-4c': board(towardsLeft(deadEndAside)),
  'd-5': board(priorityOverOncoming),
  'd-6': board(crossing + stripes + place({ x: 0, y: -3.5, scale: 0.86 }, pedestrian())),
  'd-6a': board(crossing + blocks + place({ x: 0, y: 2, scale: 0.66 }, bicycle())),
  'd-6b': board(
    crossing +
      stripes +
      place({ x: -9, y: 2, scale: 0.66 }, pedestrian()) +
      place({ x: 13, y: 13, scale: 0.44 }, bicycle()),
  ),
  'd-7': board(expressway),
  'd-8': board(expressway + stroke),
  'd-9': board(motorway),
  'd-10': board(motorway + stroke),
} satisfies Record<string, Sign>;
