import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { picture } from '../kit/picture.ts';
import { line, path, rect } from '../kit/svg.ts';
import { tipperSide } from '../kit/vehicles/goods.ts';

const heap = path(
  'M-396-262C-330-290-280-312-216-316-150-322-90-306-20-318 60-322 110-290 156-262Z',
  '#DDBB74',
);
const pole = (x: number) =>
  rect(x - 8, 62, 16, 380, '#7B6248') +
  rect(x - 44, 84, 88, 12, '#6A5440') +
  [-36, 0, 36].map((dx) => rect(x + dx - 5, dx === 0 ? 50 : 70, 10, 14, '#E7ECEE', 3)).join('');
/** Three wires, each from insulator to insulator and on beyond both poles. */
const wires = line(
  [-36, 0, 36]
    .map((dx) => {
      const top = dx === 0 ? 51 : 71;
      return `M-20 ${top + 22}Q${dx + 45} ${top + 12} ${90 + dx} ${top}Q${498 + dx} ${top + 84} ${906 + dx} ${top}Q${950 + dx} ${top + 12} 980 ${top + 22}`;
    })
    .join(''),
  { stroke: '#22292D', width: 3.5 },
);

export default picture(
  roadFromTheSide('#B9AE9C'),
  pole(90),
  pole(906),
  wires,
  onTheRoad(500, 0.86, tipperSide(heap)),
);
