import { SCENE } from '../palette.ts';
import { circle, ellipse, line, path, rect, type Svg } from '../svg.ts';

const RED = '#C5232B';
const BLUE = '#2F6BFF';

const wheel = (x: number): Svg => circle(x, -46, 46, SCENE.tyre) + circle(x, -46, 23, '#D7DCDE');

const beacon = (x: number): Svg =>
  circle(x, -324, 52, `${BLUE}44`) + circle(x, -324, 34, `${BLUE}66`) + rect(x - 26, -338, 52, 28, BLUE, 9);

/** A fire engine with its blue lights on, from the side, driving to the right; 720 long, 340 high, 100 units a metre. */
export function fireEngineSide(): Svg {
  const lockers = [-330, -220, -110].map((x) => rect(x, -220, 96, 120, '#D9DEE0', 6)).join('');
  return (
    ellipse(0, -2, 360, 14, SCENE.shade) +
    rect(-356, -92, 700, 34, '#3B4347') +
    rect(-356, -290, 440, 220, RED, 10) +
    lockers +
    path(
      'M92-60V-284C92-298 102-308 116-308H276C306-308 326-296 334-266L352-176C356-162 358-150 358-134V-60Z',
      RED,
    ) +
    path('M222-284H272C296-284 306-276 314-252L330-182H222ZM122-284H204V-182H122Z', SCENE.glass) +
    rect(-356, -152, 714, 26, '#F4F5F2') +
    rect(-356, -134, 714, 8, '#F8C300') +
    line('M-350-312H60M-350-296H60', { stroke: '#B9C1C5', width: 9 }) +
    line('M-310-312V-296M-250-312V-296M-190-312V-296M-130-312V-296M-70-312V-296M-10-312V-296', {
      stroke: '#B9C1C5',
      width: 8,
    }) +
    wheel(-220) +
    wheel(246) +
    ellipse(348, -100, 14, 16, SCENE.headlight) +
    rect(-362, -118, 14, 28, SCENE.tailLight, 3) +
    beacon(250) +
    beacon(-320)
  );
}
