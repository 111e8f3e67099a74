import { house } from '../kit/driver/buildings.ts';
import { SCENE, WALLS } from '../kit/palette.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { line, path, place, polygon, rect } from '../kit/svg.ts';
import { cyclistFront } from '../kit/vehicles/cyclist-front.ts';

/** What the left mirror shows, 440 × 270 around (0, 0): the own car's flank on the right, the street behind on the left. */
const shown =
  rect(-220, -135, 440, 270, SCENE.sky) +
  place({ x: -180, y: -20, scale: 0.14 }, house(12, 11, WALLS[0])) +
  place({ x: -40, y: -20, scale: 0.1 }, house(10, 9, WALLS[1])) +
  rect(-220, -20, 440, 155, SCENE.asphalt) +
  polygon(
    [
      [-220, 20],
      [-220, -8],
      [40, -20],
      [60, -20],
    ],
    SCENE.pavement,
  ) +
  line('M70-20L-160 135', { stroke: SCENE.paint, width: 5, dash: '22 18' }) +
  place({ x: 26, y: 108, scale: 1.12 }, cyclistFront({ headlamp: true })) +
  path('M220-60C170-50 130-34 122-20L112 135H220Z', '#2F74C0') +
  path('M220-60C196-56 160-44 146-34L150-4H220Z', '#33454E') +
  path('M118 60H150V74H117Z', '#23588F');

export default picture(
  rect(0, 0, WIDTH, HEIGHT, SCENE.sky),
  place({ x: 120, y: 290, scale: 0.24 }, house(11, 11, WALLS[2])),
  place({ x: 420, y: 290, scale: 0.22 }, house(9, 10, WALLS[3])),
  place({ x: 660, y: 290, scale: 0.2 }, house(12, 12, WALLS[4])),
  rect(0, 290, WIDTH, 26, SCENE.pavement),
  rect(0, 316, WIDTH, 224, SCENE.asphalt),
  path('M700 0H960V540H0V450L560 420C640 414 690 380 690 300Z', '#39434A'),
  path('M0 470L560 438C650 430 706 396 708 300L716 0H760L742 320C738 420 680 466 570 474L0 540Z', '#2B3236'),
  rect(90, 96, 500, 330, '#1B2226', 60),
  '<clipPath id="glass"><rect x="120" y="126" width="440" height="270" rx="38"/></clipPath>',
  `<g clip-path="url(#glass)">${place({ x: 340, y: 261 }, shown)}</g>`,
  rect(120, 126, 440, 270, 'none', 38, { stroke: '#4A565C', width: 6 }),
  path('M560 330L650 400L620 440L500 420Z', '#1B2226'),
);
