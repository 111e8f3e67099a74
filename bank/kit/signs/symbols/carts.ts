import { SIGN } from '../../palette.ts';
import { circle, line, path, place, type Svg } from '../../svg.ts';
import { horse } from './animals.ts';
import { disc, hole, limb, wheel } from './shapes.ts';

/** A horse that draws a cart to the left; 64 wide and 36 high. */
export function horseCart(colour: string = SIGN.black): Svg {
  const cart = `M-2 2.5H8V-6.5H33L31 6H-2Z${wheel(13.5, 10, 5.5, 1.8)}${wheel(27, 10, 5.5, 1.8)}`;
  return place({ x: -14, y: -0.5, scale: 0.82 }, horse(colour)) + path(cart, colour);
}

const PUSHER =
  disc(20, -20.5, 4.3) +
  limb([20.5, -11, 4.2], [23, 1, 3.9]) +
  limb([22.5, 2, 3.8], [17, 10.5, 2.8], [17.5, 20.5, 2], [13.5, 21.3, 1.4]) +
  limb([23.5, 2, 3.8], [26.5, 11, 2.8], [31.5, 19.5, 2], [29, 22, 1.4]) +
  limb([19, -12, 2.5], [14.5, -4.5, 2], [7, -3, 1.6]);

/** Somebody who pushes a handcart to the left; 64 wide and 48 high. */
export function handcart(colour: string = SIGN.black): Svg {
  const cart = `M-31-8H-5L-3.5-4H8V-1.5H-5L-7 7H-28Z${disc(-17, 12, 10)}${hole(-17, 12, 7)}${disc(-17, 12, 2.2)}`;
  const spokes = line('M-17 4V20M-25 12H-9', { stroke: colour, width: 1.8 });
  return path(cart, colour) + spokes + path(PUSHER, colour);
}

/** A cycle cart with three wheels that goes to the left; 64 wide and 40 high. */
export function rickshaw(colour: string = SIGN.black): Svg {
  const stroke = { stroke: colour, width: 2.8, cap: 'round', join: 'round' } as const;
  const box = path('M-33-9H-7V8H-10.5A10.5 10.5 0 0 0-29.5 8H-33Z', colour);
  const wheels = [-20, 22].map((x) => circle(x, 9.5, 8.8, 'none', { stroke: colour, width: 2.8 })).join('');
  const frame = 'M-8 5H5.5L14-7L22 9.5H5.5L-6-3M11-11.5H18M-7-9.5L-1-14.5';
  return box + wheels + path(disc(-20, 9.5, 2), colour) + line(frame, stroke);
}
