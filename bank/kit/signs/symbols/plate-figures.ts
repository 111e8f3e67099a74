import { SIGN } from '../../palette.ts';
import { line, path, place, type Svg } from '../../svg.ts';
import { carSide } from './cars.ts';
import { disc, hole, limb, wheel } from './shapes.ts';

/** A fire engine that goes to the left; 64 wide and 32 high. */
export function fireEngine(colour: string = SIGN.black): Svg {
  const body =
    'M-29-10H-16L-15-13H-11V8H31V11H26.6A6.5 6.5 0 0 0 13.4 11H-11.4A6.5 6.5 0 0 0-24.6 11H-32V0Z' +
    'M-27-7L-29 0H-19V-7Z' +
    'M-9-6H31V6.5H-9Z' +
    wheel(-18, 11.5, 5.2, 1.8) +
    wheel(20, 11.5, 5.2, 1.8);
  const ladder = line(
    'M-26-14.5H30M-26-19.5H30M-22-19.5V-14.5M-13-19.5V-14.5M-4-19.5V-14.5M5-19.5V-14.5M14-19.5V-14.5M23-19.5V-14.5',
    {
      stroke: colour,
      width: 1.8,
    },
  );
  return path(body, colour) + ladder;
}

/** A tow lorry that goes to the left with a car on its hook; 84 wide and 34 high. */
export function towLorry(colour: string = SIGN.black): Svg {
  const lorry =
    'M-36-9H-24V4H6V9H.6A6 6 0 0 0-11.4 9H-23.6A6 6 0 0 0-35.6 9H-41V1Z' +
    'M-34-6L-37.5 1H-28V-6Z' +
    wheel(-29.6, 9.5, 4.8, 1.6) +
    wheel(-5.4, 9.5, 4.8, 1.6);
  const jib = line('M-22 3L5-17V-8', { stroke: colour, width: 3.2, join: 'round', cap: 'round' });
  return path(lorry, colour) + jib + place({ x: 22, y: 2, scale: 0.66, turn: 14 }, carSide(colour));
}

/** A person in a wheelchair who looks to the right; 44 wide and 56 high. */
export function wheelchair(colour: string = SIGN.black): Svg {
  const body =
    disc(-5, -23, 5) +
    limb([-5.5, -12, 4.2], [-4.5, 4, 4.4], [8.5, 4.5, 3.6], [14, 20, 3.2], [20, 19, 2.4]) +
    limb([-4, -8, 2.4], [9.5, -7, 2.2]);
  const ring = line('M-10-3A14.5 14.5 0 1 0 11.5 16', { stroke: colour, width: 4, cap: 'round' });
  return path(body, colour) + ring;
}

/** A girl with a plait and a lollipop who walks to the left; 30 wide and 60 high. */
export function girlWithLollipop(colour: string = SIGN.black): Svg {
  const body =
    disc(0, -21, 6.5) +
    limb([5, -21, 2.4], [9.5, -17, 2.2], [10.5, -10, 1]) +
    limb([0.5, -11.5, 3.8], [0.5, -5, 3.6]) +
    'M-4-9H5L11 10Q1 14-10 10Z' +
    limb([-3, 10, 3], [-6, 18, 2.5], [-8, 27, 2], [-12.5, 28, 1.6]) +
    limb([4, 10, 3], [7, 18, 2.5], [11.5, 26, 2], [8, 28.5, 1.6]) +
    limb([-1.5, -11, 2.5], [-9, -8, 2], [-13.5, -13, 1.7]) +
    limb([3, -11, 2.5], [9, -5, 2], [10.5, 1.5, 1.7]);
  const sweet = disc(-14.5, -24, 5.5) + hole(-14.5, -24, 3.4) + disc(-14.5, -24, 1.6);
  return path(body + sweet, colour) + line('M-14.3-19V-9', { stroke: colour, width: 1.6, cap: 'round' });
}

/** A car from above, its bonnet up; 22 wide and 44 high. */
export function carAbove(colour: string = SIGN.black, glass: string = SIGN.white): Svg {
  const body = 'M-6-22H6Q11-21 11-14V16Q11 22 6 22H-6Q-11 22-11 16V-14Q-11-21-6-22Z';
  const mirrors = 'M-11-8L-14-6.5V-4.5H-11ZM11-8L14-6.5V-4.5H11Z';
  const windows = 'M-8.5-6Q0-10.5 8.5-6L7.5-.5Q0-3-7.5-.5ZM-7.5 11H7.5L8.5 15.5Q0 18-8.5 15.5Z';
  return path(body + mirrors, colour) + path(windows, glass);
}
