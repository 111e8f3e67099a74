import { fromAbove } from '../kit/above/vehicles.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { circle, line, path, place, rect } from '../kit/svg.ts';

const trees = [
  [100, 90],
  [190, 320],
  [80, 480],
  [850, 130],
  [900, 360],
  [800, 500],
] as const;

export default picture(
  rect(0, 0, 960, 540, SCENE.meadowFar),
  trees
    .map(([x, y]) => circle(x, y, 44, SCENE.foliage) + circle(x - 12, y - 12, 20, SCENE.foliageLight))
    .join(''),
  rect(270, 0, 420, 540, SCENE.asphalt),
  line('M480 0V540', { stroke: SCENE.paint, width: 9, dash: '70 80' }),
  line('M284 0V540M676 0V540', { stroke: SCENE.paint, width: 9 }),
  line('M570 540C568 450 576 390 607 338', { stroke: '#16191B', width: 17, cap: 'round' }),
  line('M578 156V70', { stroke: '#fff', width: 9, cap: 'round', dash: '1 20' }),
  path('M556 66L578 26L600 66Z', '#fff'),
  place({ x: 578, y: 272, scale: 2.9, turn: -27 }, fromAbove({ kind: 'motorcycle', paint: 'blue' })),
);
