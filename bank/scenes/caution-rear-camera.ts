import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { SCENE } from '../kit/palette.ts';
import { stander, walker } from '../kit/people/people.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { circle, line, path, place, rect, towardsLeft } from '../kit/svg.ts';
import { carFront } from '../kit/vehicles/car.ts';

const behind = driverView({
  road: { lanes: 2, oncoming: 0, between: 'none' },
  things: [
    thing(-4.6, 14, carFront({ paint: 'red' })),
    thing(4.1, 16, carFront({ paint: 'silver' })),
    thing(1.35, 6.8, towardsLeft(walker({ clothes: 'orange', age: 'old', with: 'stick', stride: 0.1 }))),
    thing(4, 19, stander({ clothes: 'green' })),
  ],
});
const guides =
  line('M330 540L420 350M630 540L540 350', { stroke: '#45B36B', width: 9 }) +
  line('M374 448H586', { stroke: '#E7B325', width: 9 }) +
  line('M348 500H612', { stroke: SCENE.tailLight, width: 9 });

export default picture(
  rect(0, 0, WIDTH, HEIGHT, '#2B3236'),
  path('M0 0H960V70C700 40 260 40 0 70Z', '#39434A'),
  rect(150, 66, 660, 384, '#14191C', 26),
  '<clipPath id="screen"><rect x="170" y="86" width="620" height="344" rx="12"/></clipPath>',
  `<g clip-path="url(#screen)">${place({ x: 170, y: 86, scale: 0.646 }, behind, guides)}</g>`,
  ...[300, 390, 480, 570, 660].map((x) => circle(x, 492, 17, '#465057')),
  circle(480, 492, 9, SCENE.indicator),
);
