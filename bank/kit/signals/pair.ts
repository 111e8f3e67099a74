import { circle, place, type Svg } from '../svg.ts';
import { box, type Colour, DARK, glow, hood, LIT, UNLIT } from './lamps.ts';

function symbolLamp(symbol: (colour: string) => Svg, colour: Colour, lit: boolean, y: number): Svg {
  const light = lit ? glow(colour, 0, y, 10) : '';
  const shade = lit ? LIT[colour] : UNLIT[colour];
  return light + circle(0, y, 13, DARK) + place({ x: 0, y }, symbol(shade)) + hood(0, y, 13);
}

/** Signals of two lamps that show symbols, of which one is lit; 38 wide and 70 high around (0, 0). */
export function pair(
  upper: (colour: string) => Svg,
  lower: (colour: string) => Svg,
  colours: [Colour, Colour],
  lit: 'upper' | 'lower' | 'none',
): Svg {
  const above = symbolLamp(upper, colours[0], lit === 'upper', -16);
  const below = symbolLamp(lower, colours[1], lit === 'lower', 16);
  return box(38, 70) + (lit === 'upper' ? below + above : above + below);
}
