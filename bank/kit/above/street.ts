import { SCENE } from '../palette.ts';
import { HEIGHT, WIDTH } from '../picture.ts';
import { circle, line, rect, type Svg } from '../svg.ts';

/** A straight street from above, from left to right: its carriageway lies between `top` and `bottom`, pavements and gardens beside it. */
export function streetFromAbove(top: number, bottom: number, pavement: number): Svg {
  const middle = (top + bottom) / 2;
  const garden = (y: number) => [90, 330, 600, 850].map((x) => circle(x, y, 26, SCENE.foliageLight)).join('');
  return (
    rect(0, 0, WIDTH, HEIGHT, SCENE.meadowFar) +
    garden(40) +
    garden(HEIGHT - 20) +
    rect(0, top - pavement, WIDTH, bottom - top + 2 * pavement, SCENE.pavement) +
    rect(0, top - 9, WIDTH, bottom - top + 18, SCENE.kerb) +
    rect(0, top, WIDTH, bottom - top, SCENE.asphalt) +
    line(`M0 ${middle}H${WIDTH}`, { stroke: SCENE.paint, width: 6, dash: '42 46' })
  );
}
