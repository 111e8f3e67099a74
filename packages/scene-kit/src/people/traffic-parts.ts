import { SIGN } from '../palette.ts';
import { limb } from '../signs/symbols/shapes.ts';
import { circle, line, path, type Svg } from '../svg.ts';

export type Facing = 'front' | 'back' | 'left' | 'right';
export type Gesture =
  | 'at-rest'
  /** Both arms level: to the sides; of someone seen from the side one points at us. */
  | 'arms-sideways'
  /** One arm level to the side that `side` names. */
  | 'arm-sideways'
  | 'arm-up'
  /** An open hand held out against whom he faces. */
  | 'stop-hand'
  /** The forearm swings in front of the chest: go on. */
  | 'wave-on'
  /** One arm level to where he looks. */
  | 'arm-forward';

export interface Policeman {
  readonly facing: Facing;
  readonly gesture: Gesture;
  /** Side of the picture on which the arm moves. */
  readonly side?: 'left' | 'right';
  /** He holds the disc that stops vehicles in the moving hand. */
  readonly lollipop?: boolean;
}

export interface Clothes {
  readonly sleeve: string;
  readonly sleeveShade: string;
  readonly trousers: string;
  readonly trousersShade: string;
  /** Colour of the field for the name on the back. */
  readonly patch: string;
  readonly glove: string;
  readonly vest: string;
  readonly vestShade: string;
  /** Colour of the reflecting strips. */
  readonly strips: string;
  /** A coat that reaches to the knees instead of a vest. */
  readonly coat?: boolean;
}

export type Point = readonly [x: number, y: number];

export const SKIN = '#E8B58A';
export const HAIR = '#4A3627';
export const VEST = '#D6EE3B';
export const VEST_SHADE = '#BBD32C';
export const SILVER = '#E9EEF0';
export const BOOT = '#14181B';
export const POLICE: Clothes = {
  sleeve: '#25355C',
  sleeveShade: '#1B2848',
  trousers: '#1F2C4D',
  trousersShade: '#182341',
  patch: '#1B2848',
  glove: '#FFFFFF',
  vest: VEST,
  vestShade: VEST_SHADE,
  strips: SILVER,
};
export const GUARD: Clothes = {
  sleeve: '#FF5A1F',
  sleeveShade: '#DB4310',
  trousers: '#3C4653',
  trousersShade: '#323B47',
  patch: '#FF5A1F',
  glove: SKIN,
  vest: '#FF5A1F',
  vestShade: '#DB4310',
  strips: '#F4EE2A',
  coat: true,
};

/** An arm from the shoulder to the finger tips, with a reflecting band above the wrist. */
export function arm(colour: string, glove: string, joints: readonly [Point, Point, Point, Point]): Svg {
  const [[sx, sy], [ex, ey], [wx, wy], [hx, hy]] = joints;
  const bandX = ex + (wx - ex) * 0.72;
  const bandY = ey + (wy - ey) * 0.72;
  const length = Math.hypot(wx - ex, wy - ey) || 1;
  const [acrossX, acrossY] = [(-(wy - ey) / length) * 5.4, ((wx - ex) / length) * 5.4];
  return (
    path(limb([sx, sy, 8.6], [ex, ey, 7], [wx, wy, 5.6]), colour) +
    line(`M${bandX - acrossX} ${bandY - acrossY}L${bandX + acrossX} ${bandY + acrossY}`, {
      stroke: VEST,
      width: 4,
    }) +
    path(limb([wx, wy, 4.8], [hx, hy, 4.4]), glove)
  );
}

/** An open hand, its palm towards us and its fingers up, the wrist at (0, 0). */
export function openHand(colour: string): Svg {
  return path(
    limb([0, 0, 4.6], [0, -6, 6]) +
      limb([-4.6, -8, 1.9], [-5.8, -17.5, 1.6]) +
      limb([-1.6, -9, 2], [-2, -20, 1.7]) +
      limb([1.6, -9, 2], [2, -19.5, 1.7]) +
      limb([4.6, -8, 1.8], [5.6, -16.5, 1.5]) +
      limb([-4, -3, 2], [-9.5, -8.5, 1.7]),
    colour,
  );
}

export const stopDisc = (x: number, y: number): Svg =>
  line(`M${x} ${y + 4}V${y - 26}`, { stroke: SIGN.white, width: 4.5, cap: 'round' }) +
  circle(x, y - 38, 14, SIGN.red) +
  circle(x, y - 38, 11.5, SIGN.white) +
  circle(x, y - 38, 8, SIGN.red);
