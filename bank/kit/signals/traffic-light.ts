import { circle, line, path, place, type Svg } from '../svg.ts';
import { WAYS, type Way } from './arrows.ts';
import { box, type Colour, DARK, glow, hood, LIT, lens, UNLIT } from './lamps.ts';

export type Lamp = 'red' | 'red-amber' | 'amber' | 'green' | 'off' | 'flashing-amber';

export interface TrafficLight {
  readonly lamp: Lamp;
  /** S-3: the lamps show arrows. */
  readonly arrow?: Way;
  /** S-2: a box with an arrow beside the lowest lamp, which is lit unless `conditionalLit` says otherwise. */
  readonly conditional?: 'left' | 'right';
  readonly conditionalLit?: boolean;
}

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
