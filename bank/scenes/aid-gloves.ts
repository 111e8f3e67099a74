import { SCENE } from '../kit/palette.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { ellipse, line, path, place, rect } from '../kit/svg.ts';

const GLOVE = '#3C7FD0';
/** A hand with its fingers up, its wrist at (0, 0). */
const hand = (fill: string) =>
  [-54, -20, 14, 46]
    .map((x, index) =>
      line(`M${x} -120V${[-196, -222, -214, -184][index] ?? -200}`, {
        stroke: fill,
        width: 30,
        cap: 'round',
      }),
    )
    .join('') +
  line('M58-76L100-128', { stroke: fill, width: 32, cap: 'round' }) +
  path('M-70-130H62L70-60C64-20 56-6 52 10H-52C-62-30-72-70-70-130Z', fill);
const kit =
  rect(-130, -150, 260, 160, '#2E8B57', 18) +
  rect(-40, -176, 80, 30, '#256F46', 10) +
  rect(-18, -112, 36, 84, '#F4F5F2') +
  rect(-42, -88, 84, 36, '#F4F5F2');

export default picture(
  rect(0, 0, WIDTH, HEIGHT, SCENE.sky),
  rect(0, 300, WIDTH, 240, SCENE.meadow),
  ellipse(800, 506, 160, 16, SCENE.shade),
  place({ x: 800, y: 496 }, kit),
  path('M250 540C254 460 262 420 268 360H352C356 420 372 470 376 540Z', '#C8323B'),
  path('M470 540C476 470 484 420 496 372H580C584 420 594 470 600 540Z', '#C8323B'),
  place({ x: 310, y: 356 }, hand(GLOVE)),
  rect(262, 346, 96, 22, '#2C65AC', 8),
  place({ x: 536, y: 368, mirrored: true }, hand(SCENE.skin)),
  path('M478 336C500 356 572 356 596 336L600 380H474Z', GLOVE),
);
