import { streetFromAbove } from '../kit/above/street.ts';
import { fromAbove } from '../kit/above/vehicles.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { circle, line, path, place, rect } from '../kit/svg.ts';

const TOP = 190;
const BOTTOM = 350;
const DEPTH = 128;
const bays = [300, 396, 492, 588, 684];

const parking =
  rect(300, BOTTOM, 384, DEPTH, '#5A6164') +
  bays.map((x) => line(`M${x} ${BOTTOM + 8}V${BOTTOM + DEPTH}`, { stroke: SCENE.paint, width: 5 })).join('');
const reversing =
  circle(-20, 55, 9, '#fff') +
  circle(20, 55, 9, '#fff') +
  circle(-20, 55, 15, '#ffffff66') +
  circle(20, 55, 15, '#ffffff66');
const way =
  line('M540 326V296', { stroke: '#fff', width: 6, cap: 'round', dash: '1 14' }) +
  path('M527 294L540 274L553 294Z', '#fff');

export default picture(
  streetFromAbove(TOP, BOTTOM, 62),
  rect(0, BOTTOM + DEPTH, 960, 62, SCENE.pavement),
  parking,
  place({ x: 348, y: 416 }, fromAbove({ kind: 'car', paint: 'grey' })),
  place({ x: 636, y: 416 }, fromAbove({ kind: 'car', paint: 'white' })),
  way,
  place({ x: 540, y: 400, turn: 180 }, fromAbove({ kind: 'car', paint: 'yellow' }) + reversing),
  place({ x: 170, y: 310, turn: 90 }, fromAbove({ kind: 'car', paint: 'blue' })),
  line('M240 310H430', { stroke: '#fff', width: 6, cap: 'round', dash: '1 14' }) +
    path('M434 297L454 310L434 323Z', '#fff'),
);
