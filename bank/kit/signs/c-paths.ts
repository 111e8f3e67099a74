import { lettering } from '../lettering.ts';
import { SIGN } from '../palette.ts';
import { circle, line, path, place, rect, type Svg } from '../svg.ts';
import { C_DIRECTIONS } from './c-directions.ts';
import { order, type Sign } from './plates.ts';
import { bicycle } from './symbols/bicycle.ts';
import { adultAndChild } from './symbols/people.ts';
import { redStroke } from './symbols/red-stroke.ts';
import { lorryRear } from './symbols/vehicles.ts';

const white = SIGN.white;
const ending = redStroke(66, 66, 8);

const cycling = place({ x: 0, y: 1, scale: 1.2 }, bicycle(white));
const walking = place({ x: -2, y: 0, scale: 1.08 }, adultAndChild(white));
const upright = line('M0-48V48', { stroke: white, width: 3 });
const level = line('M-48 0H48', { stroke: white, width: 3 });

const besides = (left: Svg, right: Svg): Svg =>
  place({ x: -23, y: 0, scale: 0.64 }, left) + upright + place({ x: 24, y: 0, scale: 0.64 }, right);
const walkingBeside = place({ x: -1, y: 0, scale: 1.22 }, adultAndChild(white));
const shared = (above: Svg, below: Svg): Svg =>
  place({ x: 0, y: -23, scale: 0.6 }, above) + level + place({ x: 0, y: 23, scale: 0.6 }, below);

const cyclesLeft = besides(bicycle(white), walkingBeside);
const walkersLeft = besides(walkingBeside, bicycle(white));
const walkersAbove = shared(adultAndChild(white), place({ x: 0, y: -3, scale: 1.2 }, bicycle(white)));
const cyclesAbove = shared(place({ x: 0, y: 3, scale: 1.2 }, bicycle(white)), adultAndChild(white));

const links = [0, 60, 120, 180, 240, 300]
  .map((turn) => place({ x: 0, y: 0, turn }, path('M-6-36h12v5h-12zM-4-31h8v9h-8z', white)))
  .join('');
const chains =
  circle(0, 0, 33.5, 'none', { stroke: white, width: 2.5 }) +
  circle(0, 0, 26.5, 'none', { stroke: white, width: 9 }) +
  links +
  circle(0, 0, 16, white) +
  circle(0, 0, 6, SIGN.blue);

function minimumSpeed(value: number, over: Svg = ''): Sign {
  const size = value > 99 ? 46 : 60;
  return order(
    lettering(String(value), { x: 0, y: size * 0.35, size, fill: white, anchor: 'middle' }) + over,
  );
}

/** C-14: minimum speed. */
export const minimumSpeedOf = (value: number): Sign => minimumSpeed(value);

/** C-15: end of a minimum speed. */
export const minimumSpeedEnds = (value: number): Sign => minimumSpeed(value, ending);

/** C-17: the way vehicles with dangerous goods have to go. */
export function dangerousGoodsWay(direction: keyof typeof C_DIRECTIONS): Sign {
  const ground = rect(-50, -75, 100, 150, SIGN.black, 6) + rect(-48.5, -73.5, 97, 147, white, 5);
  const lorry = place({ x: 0, y: -38, scale: 1.25 }, lorryRear(SIGN.orange));
  return {
    drawing: ground + lorry + place({ x: 0, y: 32, scale: 0.76 }, C_DIRECTIONS[direction].drawing),
    height: 150,
  };
}

/** Paths for cyclists and pedestrians, minimum speed, dangerous goods and snow chains: C-13 to C-19. */
export const C_PATHS = {
  'c-13': order(cycling),
  'c-13a': order(cycling + ending),
  'c-14': minimumSpeedOf(30),
  'c-15': minimumSpeedEnds(30),
  'c-16': order(walking),
  'c-16a': order(walking + ending),
  'c-13-16': order(cyclesLeft),
  'c-13a-16a': order(cyclesLeft + ending),
  'c-16-13': order(walkersLeft),
  'c-16a-13a': order(walkersLeft + ending),
  'c-16-13-shared': order(walkersAbove),
  'c-13-16-shared': order(cyclesAbove),
  'c-17': dangerousGoodsWay('c-2'),
  'c-18': order(chains),
  'c-19': order(chains + ending),
} satisfies Record<string, Sign>;
