import { PAINT, type Paint, SCENE } from '../palette.ts';
import { ellipse, line, rect, type Svg } from '../svg.ts';
import { lorryCab, wheel } from './parts.ts';

/** Height of an open lorry's load floor, units; loads are drawn upwards from `-FLOOR`. */
export const FLOOR = 112;

/** Rim of a lorry's wheel. */
const RIM = '#B9C1C5';

/** A lorry with an open load floor and one rear axle, driving to the right; 800 long. What it carries is drawn behind its sides. */
export function openLorrySide(load: Svg, paint: Paint = 'green'): Svg {
  return (
    ellipse(0, -2, 400, 14, SCENE.shade) +
    load +
    rect(-400, -112, 566, 18, '#7A5F43') +
    rect(-400, -94, 790, 34, '#4A5357') +
    lorryCab(PAINT[paint]) +
    wheel(-170, 50, { rim: RIM }) +
    wheel(290, 50, { rim: RIM }) +
    rect(-404, -112, 12, 26, SCENE.tailLight, 3)
  );
}

/** A tipper with high sides, driving to the right; 800 long. `load` rises above the sides, whose upper edge is at -270. */
export function tipperSide(load: Svg, paint: Paint = 'orange'): Svg {
  const ribs = [-330, -220, -110, 0, 90].map((x) => `M${x}-262V-118`).join('');
  return (
    ellipse(0, -2, 400, 14, SCENE.shade) +
    load +
    rect(-400, -270, 560, 158, '#8C959A', 6) +
    line(ribs, { stroke: '#747D82', width: 12 }) +
    rect(-400, -112, 790, 40, '#4A5357') +
    lorryCab(PAINT[paint]) +
    wheel(-230, 50, { rim: RIM }) +
    wheel(290, 50, { rim: RIM }) +
    rect(-404, -112, 12, 26, SCENE.tailLight, 3)
  );
}

/** A road tanker from behind; 250 wide, 350 high. */
export function tankerRear(): Svg {
  return (
    ellipse(0, -2, 140, 12, SCENE.shade) +
    rect(-116, -60, 50, 60, SCENE.tyre, 8) +
    rect(66, -60, 50, 60, SCENE.tyre, 8) +
    ellipse(0, -218, 125, 128, '#AEB7BB') +
    ellipse(0, -218, 112, 115, '#C9D1D4') +
    line('M92-330V-110M112-330V-110M92-300H112M92-260H112M92-220H112M92-180H112M92-140H112', {
      stroke: '#7C868B',
      width: 5,
    }) +
    rect(-125, -96, 250, 24, '#5B6468') +
    rect(-104, -52, 208, 14, '#3C4448') +
    rect(-122, -90, 28, 32, SCENE.tailLight, 4) +
    rect(94, -90, 28, 32, SCENE.tailLight, 4) +
    rect(-34, -72, 68, 18, '#F6F6F0', 2)
  );
}

/** A farm trailer with two axles and a drawbar to the right; 430 long without it. `load` rises above its sides, whose upper edge is at -170. */
export function farmTrailerSide(load: Svg = ''): Svg {
  return (
    ellipse(0, -2, 215, 11, SCENE.shade) +
    line('M200-62L290-50', { stroke: '#3C4448', width: 14, cap: 'round' }) +
    load +
    rect(-215, -170, 430, 84, '#B5472F', 5) +
    line('M-108-164V-92M0-164V-92M108-164V-92', { stroke: '#8F3723', width: 8 }) +
    rect(-205, -86, 410, 22, '#4A5357') +
    wheel(-130, 42, { rim: '#E3A21A' }) +
    wheel(130, 42, { rim: '#E3A21A' }) +
    rect(-219, -104, 10, 22, SCENE.tailLight, 3)
  );
}

/** A farm trailer from behind, without a plate; 240 wide, 250 high. */
export function farmTrailerRear(): Svg {
  return (
    ellipse(0, -2, 130, 12, SCENE.shade) +
    rect(-104, -92, 44, 92, SCENE.tyre, 12) +
    rect(60, -92, 44, 92, SCENE.tyre, 12) +
    rect(-120, -250, 240, 150, '#B5472F', 5) +
    line('M-60-244V-106M60-244V-106', { stroke: '#8F3723', width: 8 }) +
    rect(-120, -104, 240, 26, '#4A5357') +
    rect(-114, -102, 34, 22, SCENE.tailLight, 4) +
    rect(80, -102, 34, 22, SCENE.tailLight, 4)
  );
}
