import { streetFromAbove } from '../kit/above/street.ts';
import { fromAbove } from '../kit/above/vehicles.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { place, rect } from '../kit/svg.ts';

const tyre = (x: number, y: number, turn = 0) => place({ x, y, turn }, rect(-17, -7, 34, 14, SCENE.tyre, 5));
const body =
  rect(-255, -70, 520, 150, SCENE.shade, 14) +
  rect(-260, -75, 520, 150, '#F2F2EC', 14) +
  rect(226, -66, 28, 132, SCENE.glass, 8) +
  rect(-180, -40, 90, 80, '#00000012', 8) +
  rect(40, -40, 90, 80, '#00000012', 8) +
  rect(-262, -66, 8, 22, SCENE.tailLight, 2) +
  rect(-262, 44, 8, 22, SCENE.tailLight, 2);
/** A long vehicle that goes to the right; its axles show at the sides, the front wheels are turned to the left. */
const vehicle = tyre(-80, -74) + tyre(-80, 74) + tyre(170, -72, -26) + tyre(170, 72, -26) + body;
const wheelMarks = tyre(-80, -76) + tyre(-80, 76) + tyre(170, -78, -26) + tyre(170, 78, -26);

export default picture(
  streetFromAbove(36, 400, 110),
  place({ x: 520, y: 306 }, vehicle, wheelMarks),
  place({ x: 296, y: 428, scale: 1.5, turn: 90 }, fromAbove({ kind: 'pedestrian', paint: 'red' })),
  place({ x: 368, y: 446, scale: 1.5, turn: 60 }, fromAbove({ kind: 'pedestrian', paint: 'blue' })),
);
