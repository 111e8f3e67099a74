import { SCENE, SIGN } from '../palette.ts';
import type { Sign } from '../signs/plates.ts';
import { ellipse, place, rect, type Svg } from '../svg.ts';

export interface Post {
  /** Metres from the ground to the lower edge of the lowest sign. */
  readonly clearance: number;
  /** Edge or diameter of a sign of 100 units, metres. Larger than life, so that it can be read on a phone. */
  readonly size: number;
}

/** Signs on one post, the uppermost first; 100 units a metre, foot at (0, 0). */
export function signPost(signs: readonly Sign[], options: Partial<Post> = {}): Svg {
  const { clearance = 1.2, size = 1.1 } = options;
  const gap = 5;
  const total = signs.reduce((sum, { height }) => sum + height + gap, -gap);
  let top = -clearance * 100 - total * size;
  const foot = ellipse(6, -2, 34, 6, SCENE.shade) + ellipse(0, -3, 15, 5, '#7D8587');
  const post = rect(-6, top + 10, 12, -top - 10, SIGN.metal);
  const plates = signs.map((sign) => {
    const y = top + (sign.height * size) / 2;
    top += (sign.height + gap) * size;
    return place({ x: 0, y, scale: size }, sign.drawing);
  });
  return foot + post + plates.join('');
}

/** A case of lamps on a post beside the road, its middle 2.9 m high; `signal` is drawn around its middle, 100 units high. */
export function signalPost(signal: Svg, size = 1.25): Svg {
  return rect(-7, -250, 14, 250, '#3B4347') + place({ x: 0, y: -290, scale: size }, signal);
}
