import { SCENE, SIGN } from '../palette.ts';
import { HEIGHT, WIDTH } from '../picture.ts';
import type { Sign } from '../signs/plates.ts';
import { ellipse, place, rect, type Svg } from '../svg.ts';
import { hills } from './side-view.ts';

/** Sky, hills and a meadow, blurred into plain shapes: the ground of pictures that show one thing large. */
export function backdrop(): Svg {
  return rect(0, 0, WIDTH, HEIGHT, SCENE.sky) + hills(330) + rect(0, 400, WIDTH, 140, SCENE.meadowFar);
}

/** One post with signs, large enough to be studied; the uppermost first. */
export function signCloseUp(...signs: Sign[]): Svg {
  const gap = 6;
  const total = signs.reduce((sum, { height }) => sum + height + gap, -gap);
  const scale = Math.min(3.1, 400 / total);
  const x = WIDTH / 2;
  let top = 36;
  const plates = signs.map((sign) => {
    const y = top + (sign.height * scale) / 2;
    top += (sign.height + gap) * scale;
    return place({ x, y, scale }, sign.drawing);
  });
  return (
    backdrop() + ellipse(x, 512, 60, 9, '#7FA877') + rect(x - 9, 60, 18, 452, SIGN.metal) + plates.join('')
  );
}
