import { SIGN } from '../../palette.ts';
import { circle, line, type Svg } from '../../svg.ts';

/** A bicycle that goes to the left; 60 wide and 38 high. */
export function bicycle(colour: string = SIGN.black): Svg {
  const stroke = { stroke: colour, width: 2.8, cap: 'round', join: 'round' } as const;
  const tyre = { stroke: colour, width: 2.8 };
  const frame =
    'M-18 7.5L-10.5-10.5L-11.5-15.5H-16.5M-9.5-7L9-7L1.5 7.5L-9.5-7M18 7.5H1.5M18 7.5L7.5-10.5M3-11.5H12';
  return circle(-18, 7.5, 10.5, 'none', tyre) + circle(18, 7.5, 10.5, 'none', tyre) + line(frame, stroke);
}
