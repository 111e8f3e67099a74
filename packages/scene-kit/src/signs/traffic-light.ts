import { circle, line, path, place, rect, type Svg } from '../svg.ts';
import { disc, limb } from './symbols/shapes.ts';

const CASE = '#1C2327';
const EDGE = '#343E43';
const DARK = '#0B0F11';

const LIT = { red: '#FF3B30', amber: '#FFB000', green: '#1FE58A', white: '#FFFFFF' } as const;
const UNLIT = { red: '#47161A', amber: '#46340D', green: '#0E3A2A', white: '#262D31' } as const;
type Colour = keyof typeof LIT;

export type Lamp = 'red' | 'red-amber' | 'amber' | 'green' | 'off' | 'flashing-amber';
export type Way = 'left' | 'straight' | 'right' | 'straight-left' | 'straight-right' | 'back';

export interface TrafficLight {
  readonly lamp: Lamp;
  /** S-3: the lamps show arrows. */
  readonly arrow?: Way;
  /** S-2: a box with an arrow beside the lowest lamp, which is lit unless `conditionalLit` says otherwise. */
  readonly conditional?: 'left' | 'right';
  readonly conditionalLit?: boolean;
}

function box(width: number, height: number, x = 0, y = 0): Svg {
  return rect(x - width / 2, y - height / 2, width, height, CASE, 7, { stroke: EDGE, width: 2 });
}

/** Light of a lit lamp that falls on what is around it. */
function glow(colour: Colour, x: number, y: number, radius: number): Svg {
  const light = LIT[colour];
  return circle(x, y, radius * 2.1, `${light}26`) + circle(x, y, radius * 1.55, `${light}4D`);
}

const hood = (x: number, y: number, radius: number): Svg =>
  path(
    `M${x - radius - 2} ${y + 1}A${radius + 2} ${radius + 2} 0 0 1 ${x + radius + 2} ${y + 1}A${radius + 2} ${radius - 1} 0 0 0 ${x - radius - 2} ${y + 1}Z`,
    '#06090A',
  );

function lens(colour: Colour, lit: boolean, x: number, y: number, radius: number): Svg {
  if (!lit) return circle(x, y, radius, UNLIT[colour]) + hood(x, y, radius);
  return (
    glow(colour, x, y, radius) +
    circle(x, y, radius, LIT[colour]) +
    circle(x, y - radius * 0.1, radius * 0.5, '#FFFFFF59') +
    hood(x, y, radius)
  );
}

const TIP = 'M0-9.5L7-1.5H2.5';
const WAYS: Record<Way, Svg> = {
  straight: `${TIP}V9.5H-2.5V-1.5H-7Z`,
  left: 'M-9.5 0L-1.5-7V-2.5H9.5V2.5H-1.5V7Z',
  right: 'M9.5 0L1.5-7V-2.5H-9.5V2.5H1.5V7Z',
  back: 'M-8 3.5L-4.5 9L-1 3.5H-2.5V-1.5A2.5 2.5 0 0 1 3.5-1.5V9H7.5V-1.5A6.2 6.2 0 0 0-6.5-1.5V3.5Z',
  'straight-right': 'M-4-10L1.5-4H-1.7V0H4V-3.5L10.5 2.3L4 8V4.5H-1.7V9.5H-6V-4H-9.5Z',
  'straight-left': 'M4-10L-1.5-4H1.7V0H-4V-3.5L-10.5 2.3L-4 8V4.5H1.7V9.5H6V-4H9.5Z',
};

function directional(way: Way, colour: Colour, lit: boolean, y: number): Svg {
  const outline = WAYS[way];
  if (colour !== 'green') {
    return lens(colour, lit, 0, y, 12) + place({ x: 0, y }, path(outline, lit ? '#120A08' : DARK));
  }
  const light = lit ? glow('green', 0, y, 11) : '';
  const arrow = path(outline, lit ? LIT.green : UNLIT.green);
  return light + circle(0, y, 12, DARK) + place({ x: 0, y }, arrow) + hood(0, y, 12);
}

function conditionalArrow(way: 'left' | 'right', lit: boolean): Svg {
  const x = way === 'right' ? 36 : -36;
  const arrow = place({ x, y: 30, scale: 1.05 }, path(WAYS[way], lit ? LIT.green : UNLIT.green));
  return box(32, 32, x, 30) + (lit ? glow('green', x, 30, 11) : '') + circle(x, 30, 12, DARK) + arrow;
}

const FLASHES = line('M-20.5-6L-31-9.5M-21.5 0H-33M-20.5 6L-31 9.5M20.5-6L31-9.5M21.5 0H33M20.5 6L31 9.5', {
  stroke: LIT.amber,
  width: 3.5,
  cap: 'round',
});

/**
 * Signals for drivers: S-1, with `conditional` S-2, with `arrow` S-3.
 * The case is 40 wide and 100 high around (0, 0); the box of S-2 stands beside it up to x = ±52.
 */
export function trafficLight(light: TrafficLight): Svg {
  const { lamp, arrow, conditional, conditionalLit = true } = light;
  const lamps: readonly [Colour, boolean, number][] = [
    ['red', lamp === 'red' || lamp === 'red-amber', -31],
    ['amber', lamp === 'amber' || lamp === 'red-amber' || lamp === 'flashing-amber', 0],
    ['green', lamp === 'green', 31],
  ];
  const dark = lamps.filter(([, lit]) => !lit);
  const bright = lamps.filter(([, lit]) => lit);
  const drawn = [...dark, ...bright].map(([colour, lit, y]) =>
    arrow === undefined ? lens(colour, lit, 0, y, 12.5) : directional(arrow, colour, lit, y),
  );
  return (
    (conditional === undefined ? '' : conditionalArrow(conditional, conditionalLit)) +
    box(40, 100) +
    drawn.join('') +
    (lamp === 'flashing-amber' ? FLASHES : '')
  );
}

const STANDING =
  disc(0, -9.2, 2.5) +
  limb([0, -3.6, 2.7], [0, 1, 2.3]) +
  limb([-2.4, -4, 1.4], [-3.3, 1.4, 1.1]) +
  limb([2.4, -4, 1.4], [3.3, 1.4, 1.1]) +
  limb([-1.2, 2, 1.6], [-1.2, 10, 1.2]) +
  limb([1.2, 2, 1.6], [1.2, 10, 1.2]);

const WALKING =
  disc(-0.4, -9.2, 2.5) +
  limb([0, -3.8, 2.5], [0.3, 1, 2.1]) +
  limb([0, 1.6, 2], [-2.6, 5.4, 1.5], [-5, 10, 1.1]) +
  limb([0.6, 1.6, 2], [3, 5.4, 1.5], [5.6, 9.6, 1.1]) +
  limb([-0.6, -4.4, 1.4], [-3.8, -1.2, 1.1], [-5.2, 1.4, 0.9]) +
  limb([0.6, -4.4, 1.4], [3.8, -1.2, 1.1], [4.6, 1.8, 0.9]);

const WHEELS = line(
  'M-9.5 4a4.2 4.2 0 0 1 8.4 0a4.2 4.2 0 0 1-8.4 0ZM1.1 4a4.2 4.2 0 0 1 8.4 0a4.2 4.2 0 0 1-8.4 0ZM-5.3 4L-2.8-3.5L3-2.5L-.5 4L-2.8-3.5M5.3 4L3-2.5M-.5 4H5.3M-5-5H-3L-2.8-3.5M1.5-4.6H4.8',
  {
    stroke: 'currentColor',
    width: 1.5,
    join: 'round',
    cap: 'round',
  },
);

function symbolLamp(symbol: (colour: string) => Svg, colour: Colour, lit: boolean, y: number): Svg {
  const light = lit ? glow(colour, 0, y, 10) : '';
  const shade = lit ? LIT[colour] : UNLIT[colour];
  return light + circle(0, y, 13, DARK) + place({ x: 0, y }, symbol(shade)) + hood(0, y, 13);
}

function pair(
  upper: (colour: string) => Svg,
  lower: (colour: string) => Svg,
  colours: [Colour, Colour],
  lit: 'upper' | 'lower' | 'none',
): Svg {
  const above = symbolLamp(upper, colours[0], lit === 'upper', -16);
  const below = symbolLamp(lower, colours[1], lit === 'lower', 16);
  return box(38, 70) + (lit === 'upper' ? below + above : above + below);
}

const lightOf = (lamp: 'red' | 'green' | 'off') =>
  lamp === 'red' ? 'upper' : lamp === 'green' ? 'lower' : 'none';

/** Signals for pedestrians (S-5): 38 wide and 70 high around (0, 0). */
export function pedestrianLight(lamp: 'red' | 'green' | 'off'): Svg {
  return pair(
    (colour) => path(STANDING, colour),
    (colour) => path(WALKING, colour),
    ['red', 'green'],
    lightOf(lamp),
  );
}

/** Signals for cyclists (S-6): 38 wide and 70 high around (0, 0). */
export function cyclistLight(lamp: 'red' | 'green' | 'off'): Svg {
  const bicycle = (colour: string) => WHEELS.replaceAll('currentColor', colour);
  return pair(bicycle, bicycle, ['red', 'green'], lightOf(lamp));
}

const level = (colour: string): Svg => rect(-10, -2.2, 20, 4.4, colour);
const upright = (colour: string): Svg => rect(-2.2, -10, 4.4, 20, colour);
const rays = line('M-20 10L-28 6M-20 16H-29M-20 22L-28 26M20 10L28 6M20 16H29M20 22L28 26', {
  stroke: LIT.white,
  width: 2.5,
  cap: 'round',
});

/**
 * Signals for trams (ST): a level white bar above, an upright one below; 38 wide and 70 high around (0, 0).
 * With a way it is STK: a plate with an arrow stands on it, up to y = -66.
 */
export function tramLight(
  signal: 'stop' | 'go' | 'flashing' | 'off',
  way?: 'left' | 'straight' | 'right',
): Svg {
  const lit = signal === 'stop' ? 'upper' : signal === 'off' ? 'none' : 'lower';
  const plate =
    way === undefined
      ? ''
      : rect(-15, -66, 30, 28, LIT.white, 3, { stroke: CASE, width: 2 }) +
        place({ x: 0, y: -52 }, path(WAYS[way], CASE));
  return plate + pair(level, upright, ['white', 'white'], lit) + (signal === 'flashing' ? rays : '');
}

/** Two red lamps before a level crossing, which flash in turn; 92 wide and 50 high around (0, 0). */
export function railwayLight(lit: 'left' | 'right' | 'both' | 'off'): Svg {
  const ground = rect(-46, -25, 92, 50, '#F4F5F2', 10) + rect(-43.5, -22.5, 87, 45, CASE, 8);
  const lamp = (side: 'left' | 'right') =>
    lens('red', lit === side || lit === 'both', side === 'left' ? -21 : 21, 0, 14);
  return ground + (lit === 'left' ? lamp('right') + lamp('left') : lamp('left') + lamp('right'));
}

const CROSS = line('M-10-10L10 10M10-10L-10 10', { stroke: LIT.red, width: 5, cap: 'round' });

/** Signals above a lane (S-4): red cross, green arrow down, amber arrow aside; 40 by 40 around (0, 0). */
export function laneLight(signal: 'closed' | 'open' | 'leave-left' | 'leave-right' | 'off'): Svg {
  const arrow = (turn: number, colour: 'green' | 'amber') =>
    glow(colour, 0, 0, 10) + place({ x: 0, y: 0, turn, scale: 1.35 }, path(WAYS.straight, LIT[colour]));
  const symbols = {
    closed: glow('red', 0, 0, 10) + CROSS,
    open: arrow(180, 'green'),
    'leave-left': arrow(-135, 'amber'),
    'leave-right': arrow(135, 'amber'),
    off: '',
  };
  return box(40, 40) + rect(-16, -16, 32, 32, DARK, 3) + symbols[signal];
}
