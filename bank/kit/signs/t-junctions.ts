import { SIGN } from '../palette.ts';
import { line, place, rect, type Svg } from '../svg.ts';
import type { Sign } from './plates.ts';
import { type Ground, supplement } from './supplement.ts';
import { carAbove } from './symbols/plate-figures.ts';

/** An arm of a junction as seen on the plate; we come from below. */
export type Arm = 'up' | 'down' | 'left' | 'right';

const ENDS: Record<Arm, string> = { up: '0-36', down: '0 36', left: '-36 0', right: '36 0' };

function course(from: Arm, to: Arm, width: number): Svg {
  return line(`M${ENDS[from]}L0 0L${ENDS[to]}`, { stroke: SIGN.black, width, join: 'round' });
}

/** T-6: a thick line is the road with priority, thin ones are minor roads. Yellow below A-7 and B-20, white below D-1. */
export function priorityCourse(priority: readonly [Arm, Arm], minor: readonly Arm[], ground: Ground): Sign {
  const thin = minor.map((arm) => course(arm, arm, 6)).join('');
  return supplement(thin + course(priority[0], priority[1], 17), 84, ground, 84);
}

const PLACE = { pavement: -10, partly: 4, road: 17 } as const;
const TURN = { across: 0, slanting: 40, along: 90 } as const;

/** T-30: how to park, the carriageway being grey below and the pavement white above. */
export function parkingManner(angle: keyof typeof TURN, on: keyof typeof PLACE): Sign {
  const ground = rect(-47.5, 3, 95, 34.5, '#B9C0C2') + rect(-47.5, 2, 95, 3, SIGN.black);
  const across = { along: { pavement: -14, partly: 3.5, road: 19 }, across: PLACE, slanting: PLACE };
  const y = across[angle][on];
  const scale = angle === 'along' ? 1.05 : 0.92;
  const car = place(
    { x: 0, y: angle === 'across' && on === 'pavement' ? -17 : y, scale, turn: TURN[angle] },
    carAbove(),
  );
  return supplement(ground + car, 80, 'white');
}

/** Courses of priority roads, the usual ones of T-6, and ways to park. */
export const T_JUNCTIONS = {
  't-6a': priorityCourse(['down', 'left'], ['up', 'right'], 'white'),
  't-6a-right': priorityCourse(['down', 'right'], ['up', 'left'], 'white'),
  't-6b': priorityCourse(['down', 'up'], ['right'], 'white'),
  't-6b-left': priorityCourse(['down', 'up'], ['left'], 'white'),
  't-6c': priorityCourse(['left', 'up'], ['down', 'right'], 'yellow'),
  't-6c-right': priorityCourse(['right', 'up'], ['down', 'left'], 'yellow'),
  't-6d': priorityCourse(['left', 'right'], ['down'], 'yellow'),
  't-30a': parkingManner('across', 'pavement'),
  't-30b': parkingManner('across', 'partly'),
  't-30c': parkingManner('across', 'road'),
  't-30d': parkingManner('slanting', 'pavement'),
  't-30e': parkingManner('slanting', 'partly'),
  't-30f': parkingManner('slanting', 'road'),
  't-30g': parkingManner('along', 'pavement'),
  't-30h': parkingManner('along', 'partly'),
  't-30i': parkingManner('along', 'road'),
} satisfies Record<string, Sign>;
