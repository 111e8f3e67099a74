import { dimension } from '../kit/close-up/dimension.ts';
import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { picture } from '../kit/picture.ts';
import { circle, line, path, rect } from '../kit/svg.ts';
import { FLOOR, openLorrySide } from '../kit/vehicles/goods.ts';

const pipes = [0, 1, 2]
  .map(
    (row) =>
      rect(-600, -FLOOR - 38 - row * 36, 720, 33, row === 1 ? '#A7AFB2' : '#8C959A', 6) +
      circle(-600, -FLOOR - 21 - row * 36, 16, '#59646A'),
  )
  .join('');
const straps = line([-330, -140, 50].map((x) => `M${x} ${-FLOOR + 8}V${-FLOOR - 112}`).join(''), {
  stroke: '#D9822B',
  width: 10,
});
const cloth = path(`M-606 ${-FLOOR - 118}h56v56q-14-10-28 0t-28 0z`, '#C1121C');

export default picture(
  roadFromTheSide('#8B9598'),
  onTheRoad(
    596,
    0.86,
    openLorrySide(pipes + straps + cloth, 'red'),
    dimension(-606, -402, -26, { label: '?', size: 62, rise: [90, 60] }),
  ),
);
