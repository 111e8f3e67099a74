import { SCENE, SIGN } from './palette.ts';
import { HEIGHT, WIDTH } from './picture.ts';
import type { Sign } from './signs/plates.ts';
import { ellipse, path, place, rect, type Svg } from './svg.ts';

/** Sky, hills and a meadow, blurred into plain shapes: the ground of pictures that show one thing large. */
export function backdrop(): Svg {
  return (
    rect(0, 0, WIDTH, HEIGHT, SCENE.sky) +
    path('M0 330c120-40 220-10 330-30 150-26 260 12 390-4 90-10 160-26 240-8v252H0z', SCENE.hills) +
    rect(0, 400, WIDTH, 140, SCENE.meadowFar)
  );
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

/** A signal of lamps, drawn 40 × 100 around its middle, shown large. */
export function signalCloseUp(signal: Svg): Svg {
  const x = WIDTH / 2;
  return backdrop() + rect(x - 12, 300, 24, 214, '#3B4347') + place({ x, y: 226, scale: 3.7 }, signal);
}

/** Tell-tale lamps, 100 units wide each, in the middle of a dark instrument panel; one lamp fills it. */
export function instruments(...lamps: Svg[]): Svg {
  const scale = lamps.length === 1 ? 2.6 : 1.7;
  const apart = 100 * scale + 40;
  const left = WIDTH / 2 - ((lamps.length - 1) * apart) / 2;
  const dial = (x: number): Svg =>
    ellipse(x, 300, 190, 190, '#1E272C') + ellipse(x, 300, 172, 172, '#141B1F');
  return (
    rect(0, 0, WIDTH, HEIGHT, '#2A343A') +
    path('M0 540V190C160 40 800 40 960 190V540Z', '#10171B') +
    (lamps.length === 1 ? dial(150) + dial(810) : '') +
    lamps.map((lamp, index) => place({ x: left + index * apart, y: 290, scale }, lamp)).join('')
  );
}
