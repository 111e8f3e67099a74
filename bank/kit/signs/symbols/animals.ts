import { SIGN } from '../../palette.ts';
import { line, path, type Svg } from '../../svg.ts';
import { limb } from './shapes.ts';

const DEER =
  limb([-9, -3, 6.2], [3, -1, 5.2], [14, 3, 6]) +
  limb([-11, -5, 5], [-18, -17, 2.6]) +
  limb([-17.5, -18.5, 3.2], [-25.5, -15.5, 1.7]) +
  limb([-14.5, -18.5, 1.5], [-10.5, -21, 0.8]) +
  limb([-11, 0, 3.6], [-21, 7, 2.2], [-23.5, 17, 1.3]) +
  limb([-8, 1, 3.6], [-16, 11, 2.2], [-13, 20, 1.3]) +
  limb([15, 4, 5], [21.5, 12, 2.6], [17, 18.5, 1.6], [25, 26, 1.3]) +
  limb([16.5, 3, 5], [25, 9.5, 2.6], [23, 16, 1.6], [31, 21.5, 1.3]) +
  limb([18, -1.5, 2.2], [22, -4.5, 1.2]);
const ANTLERS = 'M-17.5-21Q-19-26-15.5-31M-18-25.5L-22-29M-15.5-20.5Q-14-25-8.5-27.5M-13.5-24L-12-29';

/** A deer that leaps to the left; 58 wide and 60 high. */
export function deer(colour: string = SIGN.black): Svg {
  return path(DEER, colour) + line(ANTLERS, { stroke: colour, width: 2, cap: 'round' });
}

const COW =
  limb([-13, -4, 8.5], [2, -4.5, 8.2], [17, -5, 8]) +
  limb([-16, -7, 6], [-23.5, -9.5, 4.6]) +
  limb([-24, -10.5, 4.2], [-30, -3.5, 2.6]) +
  limb([-20.5, -13, 2], [-15.5, -14, 1]) +
  limb([-24, -13, 1.5], [-28.5, -17.5, 0.8]) +
  limb([-16, 2, 3.8], [-17.5, 10, 2.5], [-17, 20, 2]) +
  limb([-11, 3, 3.6], [-10, 11, 2.4], [-10.5, 20, 2]) +
  limb([14.5, 1, 4], [13, 10, 2.6], [14.5, 20, 2]) +
  limb([20.5, -2, 4.5], [22, 9, 2.6], [21.5, 20, 2]) +
  limb([8, 4.5, 3], [9.5, 6.5, 2.5]) +
  limb([23.5, -9.5, 2], [27, -4, 1.2], [27, 6, 1.2], [27, 8.5, 1.8]);

/** A cow that looks to the left; 60 wide and 40 high. */
export function cow(colour: string = SIGN.black): Svg {
  return path(COW, colour);
}

const HORSE =
  limb([-8, -3, 6.2], [4, -3, 5.4], [13, -3, 6]) +
  limb([-10, -6, 5.2], [-17, -17, 3.4]) +
  limb([-17, -18.5, 3.2], [-24.5, -12.5, 2.1]) +
  limb([-15.5, -20, 1.5], [-15, -24, 0.7]) +
  limb([-10, 1, 3.5], [-17.5, 7, 2.3], [-15, 16.5, 1.7], [-18, 18, 1.7]) +
  limb([-7, 2, 3.5], [-6.5, 10, 2.3], [-5, 18.5, 1.8]) +
  limb([13, 0, 4.5], [10.5, 9, 2.4], [14, 18.5, 1.8]) +
  limb([16, -1, 4.5], [19.5, 8, 2.4], [23, 17.5, 1.8]) +
  limb([18, -6, 2.2], [23, -2, 2], [24, 7, 1.2]);

/** A horse that walks to the left; 52 wide and 44 high. */
export function horse(colour: string = SIGN.black): Svg {
  return path(HORSE, colour);
}
