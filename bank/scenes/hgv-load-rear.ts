import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { PAINT, SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { circle, line, path, rect } from '../kit/svg.ts';
import { FLOOR, openLorrySide } from '../kit/vehicles/goods.ts';

/** A machine tool, 1.5 m long, on the last metre and a half of the load floor. */
const machine =
  rect(-394, -FLOOR - 26, 160, 26, '#3C4448', 3) +
  rect(-388, -FLOOR - 170, 92, 146, '#5F7F93', 8) +
  rect(-300, -FLOOR - 96, 62, 72, '#4F6C7E', 6) +
  rect(-374, -FLOOR - 150, 44, 40, '#22292D', 4) +
  circle(-268, -FLOOR - 60, 22, SCENE.metal) +
  circle(-268, -FLOOR - 60, 9, '#3C4448') +
  path(`M-320 ${-FLOOR - 170}V${-FLOOR - 196}H-296V${-FLOOR - 96}H-320Z`, PAINT.grey);
const straps = line(`M-386 ${-FLOOR}L-350 ${-FLOOR - 172}L-246 ${-FLOOR}`, { stroke: '#F0A21A', width: 7 });

export default picture(roadFromTheSide(), onTheRoad(480, 1.1, openLorrySide(machine + straps)));
