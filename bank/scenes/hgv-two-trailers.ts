import { junction } from '../kit/above/junction.ts';
import { fromAbove } from '../kit/above/vehicles.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { line, place, rect } from '../kit/svg.ts';

/** A farm trailer that goes up the picture, the eye of its drawbar 66 above its middle. */
const trailer =
  line('M0-66V-40', { stroke: '#2B3236', width: 6 }) +
  rect(-29, -30, 8, 22, SCENE.tyre, 3) +
  rect(21, -30, 8, 22, SCENE.tyre, 3) +
  rect(-29, 12, 8, 22, SCENE.tyre, 3) +
  rect(21, 12, 8, 22, SCENE.tyre, 3) +
  rect(-20, -36, 48, 84, SCENE.shade, 4) +
  rect(-24, -42, 48, 84, '#B5472F', 4) +
  rect(-18, -36, 36, 72, '#8F3723', 3);

/** The corner, enlarged. */
export default picture(
  place(
    { x: -428, y: -268, scale: 1.6 },
    junction({ arms: ['bottom', 'right', 'left', 'top'], setting: 'town' }),
    place({ x: 700, y: 310, turn: 90 }, fromAbove({ kind: 'tractor' })),
    place({ x: 584, y: 322, turn: 76 }, trailer),
    place({ x: 524, y: 402, turn: 18 }, trailer),
    line('M512 540V392C512 330 540 302 604 304L640 308', {
      stroke: '#FFFFFF',
      width: 6,
      cap: 'round',
      dash: '1 13',
    }),
    place({ x: 612, y: 392, turn: -50 }, fromAbove({ kind: 'pedestrian', paint: 'yellow' })),
  ),
);
