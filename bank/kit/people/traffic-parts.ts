import { SCENE, SIGN } from '../palette.ts';
import { limb } from '../signs/symbols/shapes.ts';
import { circle, line, path, type Svg, trace } from '../svg.ts';

type Facing = 'front' | 'back' | 'left' | 'right';
export type Gesture =
  | 'at-rest'
  /** Both arms level: to the sides; of someone seen from the side one points at us. */
  | 'arms-sideways'
  | 'arm-up';

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

export const HAIR = '#4A3627';
const VEST = '#D6EE3B';
const VEST_SHADE = '#BBD32C';
const SILVER = '#E9EEF0';
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
  glove: SCENE.skin,
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
  const length = Math.hypot(wx - ex, wy - ey);
  const [acrossX, acrossY] = [(-(wy - ey) / length) * 5.4, ((wx - ex) / length) * 5.4];
  return (
    path(limb([sx, sy, 8.6], [ex, ey, 7], [wx, wy, 5.6]), colour) +
    line(trace`M${bandX - acrossX} ${bandY - acrossY}L${bandX + acrossX} ${bandY + acrossY}`, {
      stroke: VEST,
      width: 4,
    }) +
    path(limb([wx, wy, 4.8], [hx, hy, 4.4]), glove)
  );
}

/** The disc that stops vehicles, in a hand at (x, y). */
export const stopDisc = (x: number, y: number): Svg =>
  line(trace`M${x} ${y + 4}V${y - 26}`, { stroke: SIGN.white, width: 4.5, cap: 'round' }) +
  circle(x, y - 38, 14, SIGN.red) +
  circle(x, y - 38, 11.5, SIGN.white) +
  circle(x, y - 38, 8, SIGN.red);
