import { PAINT, type Paint, SCENE } from '../palette.ts';
import { HEIGHT } from '../picture.ts';
import { circle, ellipse, line, path, place, rect, type Svg } from '../svg.ts';

export interface Handlebars {
  readonly kind?: 'motorcycle' | 'moped';
  /** Of the moped's shield or the motorcycle's cowl. */
  readonly paint?: Paint;
  /** What is seen in the left mirror, drawn 100 units a metre around the middle of its foot. */
  readonly inMirror?: Svg;
}

const DARK = '#1B2226';
const STEEL = '#59646A';
const GLOVE = '#2E363B';

/** Handlebars with gloved hands and mirrors at the lower edge of the picture, for scenes from a rider's seat: the `front` of a view. */
export function handlebars({ kind = 'motorcycle', paint, inMirror = '' }: Handlebars = {}): Svg {
  const colour = PAINT[paint ?? (kind === 'moped' ? 'green' : 'red')];
  return (
    mirror(112, 402, 'left', inMirror) +
    mirror(848, 402, 'right', '') +
    (kind === 'moped' ? mopedHead(colour) : motorcycleHead(colour)) +
    arm('left') +
    arm('right')
  );
}

function mirror(x: number, y: number, side: 'left' | 'right', shown: Svg): Svg {
  const root = side === 'left' ? 250 : 710;
  return (
    line(`M${x} ${y + 18}L${root} 492`, { stroke: DARK, width: 9, cap: 'round' }) +
    ellipse(x, y, 76, 43, DARK) +
    `<clipPath id="mirror-${side}"><ellipse cx="${x}" cy="${y}" rx="67" ry="35"/></clipPath>` +
    `<g clip-path="url(#mirror-${side})">` +
    rect(x - 70, y - 40, 140, 34, SCENE.sky) +
    rect(x - 70, y - 8, 140, 50, SCENE.meadow) +
    path(`M${x - 8} ${y - 8}H${x + 8}L${x + 52} ${y + 42}H${x - 52}Z`, SCENE.asphalt) +
    (shown === '' ? '' : place({ x, y: y + 26, scale: 0.3 }, shown)) +
    '</g>'
  );
}

/** The right arm; the left one is its mirror image. */
function arm(side: 'left' | 'right'): Svg {
  const right =
    line('M232 18L330 4', { stroke: DARK, width: 30, cap: 'round' }) +
    line('M222 -14Q280 -30 322 -32', { stroke: STEEL, width: 8, cap: 'round' }) +
    path(`M352 84C330 60 322 44 326 26L366 10C392 24 402 50 420 84Z`, '#39434A') +
    path(
      'M258-6C262-26 284-34 306-32C330-32 350-22 358-4C364 14 356 34 338 38C322 40 306 30 300 20L266 22C256 16 256 4 258-6Z',
      GLOVE,
    ) +
    line('M276-20Q272 0 278 18M298-24Q292-2 300 18M320-24Q314-4 322 16', {
      stroke: '#454F55',
      width: 4,
      cap: 'round',
    });
  return place({ x: 480, y: HEIGHT - 56, mirrored: side === 'left' }, right);
}

function motorcycleHead(colour: string): Svg {
  return (
    line('M244 500Q330 474 400 486H560Q630 474 716 500', { stroke: STEEL, width: 16, cap: 'round' }) +
    path('M376 540C380 476 410 448 480 448S580 476 584 540Z', colour) +
    path('M396 540C398 488 424 462 480 462S562 488 564 540Z', DARK) +
    circle(448, 506, 31, '#E9EDEA') +
    circle(512, 506, 31, '#E9EDEA') +
    line('M430 520A22 22 0 1 1 466 520M494 520A22 22 0 1 1 530 520', { stroke: '#59646A', width: 4 }) +
    line('M448 508L436 494M512 508L520 490', { stroke: '#C8323B', width: 4, cap: 'round' })
  );
}

function mopedHead(colour: string): Svg {
  return (
    line('M244 500Q340 478 420 492H540Q620 478 716 500', { stroke: STEEL, width: 13, cap: 'round' }) +
    path('M346 540C356 488 400 450 480 450S604 488 614 540Z', colour) +
    circle(480, 500, 38, DARK) +
    circle(480, 500, 31, '#E9EDEA') +
    line('M462 516A24 24 0 1 1 498 516', { stroke: '#59646A', width: 4 }) +
    line('M480 502L468 484', { stroke: '#C8323B', width: 4, cap: 'round' })
  );
}
