import { lettering } from '../lettering.ts';
import { SIGN } from '../palette.ts';
import { B_MANOEUVRES } from '../signs/b-manoeuvres.ts';
import { circle, line, path, place, rect, type Svg, trace } from '../svg.ts';
import { seenFlat } from './traffic-front.ts';
import { BOOT, GUARD, POLICE, type Policeman } from './traffic-parts.ts';
import { seenAside } from './traffic-side.ts';

function frontCap(back: boolean): Svg {
  const crown = path('M-11.5-175L-16.5-181Q-18-187 0-190Q18-187 16.5-181L11.5-175Z', SIGN.white);
  const band = path('M-11.5-176.5Q0-179 11.5-176.5V-171.5Q0-174 -11.5-171.5Z', POLICE.sleeveShade);
  const peak = back
    ? ''
    : path('M-11.5-172Q0-175 11.5-172Q11-167.5 8-167.5Q0-170.5-8-167.5Q-11-167.5-11.5-172Z', BOOT);
  const badge = back ? '' : circle(0, -180.5, 3, '#C9CFD3');
  return crown + band + peak + badge;
}

const SIDE_CAP =
  path('M-12-175L-17-180.5Q-16-188-1-189.5Q14-189 17.5-181.5L12.5-174.5Z', SIGN.white) +
  path('M-12.5-176.5Q0-178.5 12.7-176V-171Q0-173.5-12.5-171.5Z', POLICE.sleeveShade) +
  path('M-3-173L-12.5-172.5Q-20-170-21-166.5Q-15-169-10-168.5L-3-170Z', BOOT);

/**
 * A policeman who directs traffic: white cap, white gloves, reflecting vest. About 190 high, feet at (0, 0).
 * Front and back close the road for us, a side opens it.
 */
export function policeman(man: Policeman): Svg {
  if (man.facing === 'left' || man.facing === 'right') {
    return place({ x: 0, y: 0, mirrored: man.facing === 'right' }, seenAside(man, POLICE, SIDE_CAP));
  }
  const back = man.facing === 'back';
  const name = back
    ? lettering('POLICJA', { x: 0, y: -125, size: 8.2, fill: SIGN.white, anchor: 'middle', widest: 32 })
    : '';
  return seenFlat(man, POLICE, frontCap(back), name);
}

const KNITTED_CAP =
  path('M-12-172Q-13-188 0-189Q13-188 12-172Z', '#B5432F') + rect(-13, -175, 26, 6, '#8E3323', 3);

/** The board of those who see children across: square, fluorescent yellow, on it the octagon STOP. Held at (x, y), larger than life. */
const stopBoard = (x: number, y: number): Svg =>
  line(trace`M${x} ${y + 8}V${y - 16}`, { stroke: '#3A4248', width: 5, cap: 'round' }) +
  rect(x - 38, y - 88, 76, 76, '#E6F52E', 3) +
  place({ x, y: y - 50, scale: 0.68 }, B_MANOEUVRES['b-20'].drawing);

/** A crossing guard in an orange-red coat with yellow strips who holds up the STOP board; about 190 high, 295 with the board, feet at (0, 0). */
export function crossingGuard({ facing, side = 'right' }: Pick<Policeman, 'facing' | 'side'>): Svg {
  if (facing === 'left' || facing === 'right') {
    const guard = seenAside({ facing, gesture: 'arm-up' }, GUARD, KNITTED_CAP) + stopBoard(4.5, -206);
    return place({ x: 0, y: 0, mirrored: facing === 'right' }, guard);
  }
  const guard = seenFlat({ facing, gesture: 'arm-up', side }, GUARD, KNITTED_CAP, '');
  return guard + stopBoard(side === 'left' ? -27.5 : 27.5, -207);
}
