import { circle, path, rect, type Svg } from '../svg.ts';

export const CASE = '#1C2327';
const EDGE = '#343E43';
/** Ground of a lamp that shows a symbol. */
export const DARK = '#0B0F11';

export const LIT = { red: '#FF3B30', amber: '#FFB000', green: '#1FE58A', white: '#FFFFFF' } as const;
export const UNLIT = { red: '#47161A', amber: '#46340D', green: '#0E3A2A', white: '#262D31' } as const;
export type Colour = keyof typeof LIT;

/** The case of signals, its middle at `x` and `y`. */
export function box(width: number, height: number, x = 0, y = 0): Svg {
  return rect(x - width / 2, y - height / 2, width, height, CASE, 7, { stroke: EDGE, width: 2 });
}

/** Light of a lit lamp that falls on what is around it. */
export function glow(colour: Colour, x: number, y: number, radius: number): Svg {
  const light = LIT[colour];
  return circle(x, y, radius * 2.1, `${light}26`) + circle(x, y, radius * 1.55, `${light}4D`);
}

/** The shade over a lamp. */
export const hood = (x: number, y: number, radius: number): Svg =>
  path(
    `M${x - radius - 2} ${y + 1}A${radius + 2} ${radius + 2} 0 0 1 ${x + radius + 2} ${y + 1}A${radius + 2} ${radius - 1} 0 0 0 ${x - radius - 2} ${y + 1}Z`,
    '#06090A',
  );

/** A round lamp. */
export function lens(colour: Colour, lit: boolean, x: number, y: number, radius: number): Svg {
  if (!lit) return circle(x, y, radius, UNLIT[colour]) + hood(x, y, radius);
  return (
    glow(colour, x, y, radius) +
    circle(x, y, radius, LIT[colour]) +
    circle(x, y - radius * 0.1, radius * 0.5, '#FFFFFF59') +
    hood(x, y, radius)
  );
}
