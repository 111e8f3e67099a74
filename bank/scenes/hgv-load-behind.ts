import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { picture } from '../kit/picture.ts';
import { line, rect } from '../kit/svg.ts';
import { FLOOR, openLorrySide } from '../kit/vehicles/goods.ts';

const beams = [0, 1, 2]
  .map((row) => rect(-550, -FLOOR - 34 - row * 34, 690, 31, row === 1 ? '#C79A5F' : '#D6AC72', 3))
  .join('');
const straps = line([-300, -120, 60].map((x) => `M${x} ${-FLOOR + 8}V${-FLOOR - 106}`).join(''), {
  stroke: '#3D6FB4',
  width: 10,
});

export default picture(roadFromTheSide(), onTheRoad(562, 0.92, openLorrySide(beams + straps, 'blue')));
