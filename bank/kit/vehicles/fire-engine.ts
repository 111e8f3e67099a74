import { SCENE } from '../palette.ts';
import { circle, ellipse, line, path, rect, type Svg } from '../svg.ts';
import { wheel } from './parts.ts';

const RED = '#C5232B';

const beacon = (x: number, y: number): Svg =>
  circle(x, y, 52, `${SCENE.blueLamp}44`) +
  circle(x, y, 34, `${SCENE.blueLamp}66`) +
  rect(x - 26, y - 14, 52, 28, SCENE.blueLamp, 9);

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
    wheel(-220, 46, { rim: '#D7DCDE' }) +
    wheel(246, 46, { rim: '#D7DCDE' }) +
    ellipse(348, -100, 14, 16, SCENE.headlight) +
    rect(-362, -118, 14, 28, SCENE.tailLight, 3) +
    beacon(250, -324) +
    beacon(-320, -324)
  );
}

/** A fire engine with its blue lights on, from behind; 250 wide, 350 high, 100 units a metre. */
export function fireEngineRear(): Svg {
  const stripes = [-110, -62, -14, 34, 82].map((x) => `M${x} -58l14-34h24l-14 34z`).join('');
  return (
    ellipse(0, -2, 140, 12, SCENE.shade) +
    rect(-116, -60, 50, 60, SCENE.tyre, 8) +
    rect(66, -60, 50, 60, SCENE.tyre, 8) +
    rect(-125, -320, 250, 282, RED, 10) +
    rect(-84, -300, 168, 190, '#D9DEE0', 6) +
    line('M-84-270H84M-84-240H84M-84-210H84M-84-180H84M-84-150H84', { stroke: '#B9C1C5', width: 4 }) +
    rect(-125, -96, 250, 42, '#F4F5F2') +
    path(stripes, RED) +
    line('M100-316V-110M118-316V-110M100-290H118M100-250H118M100-210H118M100-170H118M100-130H118', {
      stroke: '#B9C1C5',
      width: 5,
    }) +
    rect(-124, -136, 26, 32, SCENE.tailLight, 4) +
    rect(98, -136, 26, 32, SCENE.tailLight, 4) +
    rect(-34, -52, 68, 16, '#F6F6F0', 2) +
    beacon(-96, -334) +
    beacon(96, -334)
  );
}
