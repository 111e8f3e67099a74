import { PAINT, type Paint, SCENE } from '../palette.ts';
import { circle, ellipse, line, path, rect, type Svg } from '../svg.ts';
import { wheel } from './parts.ts';
import type { Rider } from './rider.ts';

const STEEL = '#59646A';
const SEAT = '#23292D';

/** A moped with a footboard from the side, facing right, with nobody on it; a seat for one and a rack. 180 long, 112 high. */
export function mopedSide(paint: Paint = 'yellow', standing?: 'on its stand'): Svg {
  const colour = PAINT[paint];
  return (
    ellipse(0, -1, 96, 6, SCENE.shade) +
    (standing ? line('M2-16L-14-2H-26', { stroke: '#AEB6B9', width: 6, cap: 'round', join: 'round' }) : '') +
    line('M-58-78H-100M-96-78L-78-60M-78-78V-64', { stroke: STEEL, width: 5, cap: 'round', join: 'round' }) +
    wheel(-58, 23, { hub: 0.48 }) +
    line('M44-70L64-23', { stroke: STEEL, width: 8, cap: 'round' }) +
    wheel(64, 23, { hub: 0.48 }) +
    path('M38-34C44-54 80-56 92-34L86-34C76-46 54-46 44-30Z', colour) +
    path(
      'M-90-58C-84-68-66-72-10-70L-4-30H28L40-88C42-96 54-96 56-88L48-30C46-14 38-12 28-12H-20C-30-12-36-18-40-26C-50-44-70-48-88-48Z',
      colour,
    ) +
    path('M-60-72C-60-84-52-86-42-84L-14-80C-8-79-6-74-8-69L-60-68Z', SEAT) +
    rect(-94, -62, 10, 10, SCENE.tailLight, 3) +
    line('M48-88L42-108L26-112', { stroke: STEEL, width: 7, cap: 'round', join: 'round' }) +
    line('M30-112L20-112', { stroke: SEAT, width: 10, cap: 'round' }) +
    circle(56, -92, 10, SCENE.headlight)
  );
}

/** A rider on a moped from behind; 80 wide, 165 high. */
export function mopedRear({
  clothes = 'blue',
  helmet = 'white',
  paint = 'yellow',
}: Rider & { readonly paint?: Paint } = {}): Svg {
  return (
    ellipse(0, -1, 44, 7, SCENE.shade) +
    rect(-9, -46, 18, 46, SCENE.tyre, 8) +
    line('M-50-104H50', { stroke: STEEL, width: 6, cap: 'round' }) +
    line('M-18-78L-30-56L-26-26M18-78L30-56L26-26', {
      stroke: '#2E3D5B',
      width: 18,
      cap: 'round',
      join: 'round',
    }) +
    path('M-28-82C-32-50-20-34 0-34S32-50 28-82Z', PAINT[paint]) +
    rect(-13, -68, 26, 11, SCENE.tailLight, 4) +
    rect(-12, -50, 24, 14, '#F6F6F0', 2) +
    path('M-28-128C-24-140 24-140 28-128L23-78C12-72-12-72-23-78Z', PAINT[clothes]) +
    line('M-26-124L-42-106L-46-102M26-124L42-106L46-102', {
      stroke: PAINT[clothes],
      width: 14,
      cap: 'round',
      join: 'round',
    }) +
    circle(-47, -102, 9, SEAT) +
    circle(47, -102, 9, SEAT) +
    circle(0, -150, 21, PAINT[helmet])
  );
}

/** A helmet for the head of a `stander`, who faces us, or of a `walker`, who goes to the right. */
export function helmetOn(paint: Paint, facing: 'front' | 'right' = 'front'): Svg {
  const shell = (x: number) => circle(x, -165, 22, PAINT[paint]);
  return facing === 'front'
    ? shell(0) + rect(-16, -172, 32, 16, SCENE.glass, 6)
    : shell(3) + path('M10-173H25V-158H14C10-160 9-168 10-173Z', SCENE.glass);
}
