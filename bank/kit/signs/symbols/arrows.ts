import { SIGN } from '../../palette.ts';
import { place, type Svg, towardsLeft } from '../../svg.ts';
import { arrow } from './arrow.ts';

/** An arrow that comes from below and turns left; about 40 wide and 46 high. */
export function turnLeftArrow(colour: string = SIGN.black): Svg {
  return arrow('M14 23V0Q14-10 4-10H-9', [{ x: -22, y: -10, turn: -90 }], {
    fill: colour,
    width: 10.5,
    reach: 15,
  });
}

/** An arrow that comes from below and turns right; about 40 wide and 46 high. */
export function turnRightArrow(colour: string = SIGN.black): Svg {
  return towardsLeft(turnLeftArrow(colour));
}

/** An arrow that goes up and comes back on the left; about 44 wide and 46 high. */
export function turnBackArrow(colour: string = SIGN.black): Svg {
  const shaft = 'M15 23V-7Q15-18 4-18Q-7-18-7-7V9';
  return arrow(shaft, [{ x: -7, y: 23, turn: 180 }], { fill: colour, width: 10, reach: 14 });
}

/** Three arrows that go round against the clock; a circle of about 46. */
export function roundaboutArrows(colour: string = SIGN.black): Svg {
  const shaft = 'M17 3A17.3 17.3 0 0 0 7-15.8';
  const one = arrow(shaft, [{ x: -0.5, y: -18.8, turn: -70 }], { fill: colour, width: 6, reach: 8.5 });
  return [0, 120, 240].map((turn) => place({ x: 0, y: 0, turn }, one)).join('');
}
