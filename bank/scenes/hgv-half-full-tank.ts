import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { picture } from '../kit/picture.ts';
import { line, path, rect } from '../kit/svg.ts';
import { FLOOR, openLorrySide } from '../kit/vehicles/goods.ts';

/** The tank is cut open, so that its content is seen. */
const tank =
  rect(-396, -FLOOR - 226, 552, 226, '#AEB7BB', 104) +
  rect(-376, -FLOOR - 208, 512, 190, '#EEF3F4', 92) +
  path(
    `M-376 ${-FLOOR - 112}q32-9 64 0t64 0 64 0 64 0 64 0 64 0 64 0 64 0C136 ${-FLOOR - 60} 96 ${-FLOOR - 18} 44 ${-FLOOR - 18}H-284C-336 ${-FLOOR - 18}-376 ${-FLOOR - 60}-376 ${-FLOOR - 112}Z`,
    '#4C93C8',
  ) +
  rect(-376, -FLOOR - 208, 512, 190, 'none', 92, { stroke: '#8C959A', width: 7 }) +
  rect(-160, -FLOOR - 244, 80, 22, '#8C959A', 6) +
  line(`M-300 ${-FLOOR}V${-FLOOR - 22}M60 ${-FLOOR}V${-FLOOR - 22}`, { stroke: '#4A5357', width: 26 });

export default picture(roadFromTheSide(), onTheRoad(480, 1.1, openLorrySide(tank, 'orange')));
