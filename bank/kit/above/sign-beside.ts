import type { Sign } from '../signs/plates.ts';
import { place, type Svg } from '../svg.ts';
import { type Arm, LANE, type Spot, spotOf } from './arms.ts';

/** A sign beside an arm as the ones who come on it see it; enlarged and upright, so that it can be read. */
export function signBeside(arm: Arm, signs: readonly Sign[], options: Partial<Spot> = {}): Svg {
  const { aside = LANE + 62, away = 150 } = options;
  const { x, y } = spotOf(arm, { aside, away });
  const total = signs.reduce((sum, { height }) => sum + height + 4, -4);
  const scale = 0.92;
  let top = y - (total * scale) / 2;
  return signs
    .map((sign) => {
      const middle = top + (sign.height * scale) / 2;
      top += (sign.height + 4) * scale;
      return place({ x, y: middle, scale }, sign.drawing);
    })
    .join('');
}
