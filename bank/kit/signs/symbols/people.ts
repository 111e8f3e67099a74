import { SIGN } from '../../palette.ts';
import { path, type Svg } from '../../svg.ts';
import { disc, limb } from './shapes.ts';

const PEDESTRIAN =
  disc(-1.5, -24.5, 5.3) +
  limb([-0.5, -13, 5.3], [0.5, -2, 4.6], [1, 3, 4.8]) +
  limb([0, 4, 4.6], [-6, 14.5, 3.5], [-9.5, 27, 2.5], [-14.5, 28, 1.7]) +
  limb([2, 4, 4.6], [5.5, 15, 3.5], [14, 24.5, 2.5], [11.8, 28.7, 1.7]) +
  limb([-2.5, -14.5, 3], [-9.5, -6, 2.4], [-15, -0.5, 1.9]) +
  limb([2, -14.5, 3], [9, -5, 2.4], [10.5, 3.5, 1.9]);

/** Somebody who walks to the left; 30 wide and 60 high. */
export function pedestrian(colour: string = SIGN.black): Svg {
  return path(PEDESTRIAN, colour);
}

const RUNNING_BOY =
  disc(-7, -23.5, 6.3) +
  limb([-3.5, -11.5, 5.2], [1, 2, 4.8]) +
  limb([0.5, 3, 4.8], [-12, 8.5, 3.5], [-13, 22, 2.5], [-19, 23, 1.8]) +
  limb([2, 3, 4.8], [10, 14.5, 3.5], [22.5, 16.5, 2.5], [24, 22, 1.8]) +
  limb([-5, -13, 3], [-14.5, -6, 2.4], [-21.5, -11, 2]) +
  limb([-1.5, -13, 3], [8.5, -8, 2.4], [13.5, -15.5, 2]);

/** A boy who runs to the left; 46 wide and 54 high. */
export function runningBoy(colour: string = SIGN.black): Svg {
  return path(RUNNING_BOY, colour);
}

const RUNNING_GIRL =
  disc(-5, -20, 6) +
  limb([0, -23, 2.2], [7, -21.5, 1.6], [10.5, -17.5, 1]) +
  limb([-2, -9, 4.3], [-1, -4, 4]) +
  'M-6-7L3-8L13.5 8Q4 14-9.5 12Z' +
  limb([-3, 10, 3.2], [-11, 16, 2.8], [-11.5, 25.5, 2.2], [-16.5, 26.5, 1.6]) +
  limb([6, 9, 3.2], [12, 17.5, 2.8], [21, 17.5, 2.2], [23, 22, 1.6]) +
  limb([-3.5, -10.5, 2.6], [-12, -6.5, 2.1], [-18, -10, 1.7]) +
  limb([0, -10.5, 2.6], [9, -6, 2.1], [14.5, -10, 1.7]);

/** A girl who runs to the left; 40 wide and 52 high. */
export function runningGirl(colour: string = SIGN.black): Svg {
  return path(RUNNING_GIRL, colour);
}

const WORKER =
  disc(-6.5, -24, 5.3) +
  limb([-1.5, -14, 5.3], [7.5, -1, 4.9]) +
  limb([6, 0, 5], [-3.5, 11.5, 3.8], [-4.5, 27, 2.8], [-10, 28.5, 1.8]) +
  limb([8, 1, 5], [14, 13.5, 3.8], [19.5, 26.5, 2.8], [15, 28.5, 1.8]) +
  limb([-2.5, -14.5, 3.2], [-11.5, -5, 2.6], [-15, 3, 2.2]) +
  limb([0, -12.5, 3.2], [-4.5, 0, 2.6], [-8.5, -1.5, 2.2]) +
  limb([5.5, -12.5, 1.3], [-23.5, 16, 1.3]) +
  'M-21 10.5L-17.5 17L-29 26.5Q-32 20-21 10.5Z';

/** Somebody who digs with a shovel on the left; 54 wide and 60 high. */
export function worker(colour: string = SIGN.black): Svg {
  return path(WORKER, colour);
}

const ADULT_AND_CHILD =
  disc(-7, -25, 5) +
  limb([-6.5, -14, 4.8], [-6, -5, 4.2]) +
  'M-11.5-10L-1.5-10L2.5 9Q-6 12-15 9Z' +
  limb([-8.5, 8, 3.2], [-9.5, 18, 2.8], [-10.5, 27.5, 2.3], [-15, 28.5, 1.6]) +
  limb([-3, 8, 3.2], [-0.5, 18, 2.8], [3, 27, 2.3], [-0.5, 28.8, 1.6]) +
  limb([-9.5, -14.5, 2.8], [-15.5, -5, 2.2], [-17.5, 3, 1.8]) +
  limb([-3.5, -14.5, 2.8], [3, -5, 2.2], [8.5, 1, 1.8]) +
  disc(15, -3, 4.3) +
  limb([15, 6, 3.5], [15, 12, 3.6]) +
  limb([14, 13, 3.3], [11.8, 20, 2.6], [10.5, 27.5, 2], [6.5, 28.6, 1.5]) +
  limb([16.5, 13, 3.3], [18.5, 20, 2.6], [22, 27, 2], [18.8, 28.8, 1.5]) +
  limb([13, 4.5, 2.2], [8.5, 1, 1.8]) +
  limb([17.5, 4.5, 2.2], [21.5, 10.5, 1.8], [22, 15.5, 1.5]);

/** A woman who leads a child by the hand, both walking to the left; 42 wide and 60 high. */
export function adultAndChild(colour: string = SIGN.black): Svg {
  return path(ADULT_AND_CHILD, colour);
}
