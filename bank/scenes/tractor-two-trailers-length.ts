import { dimension } from '../kit/close-up/dimension.ts';
import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { picture } from '../kit/picture.ts';
import { path, place } from '../kit/svg.ts';
import { farmTrailerSide } from '../kit/vehicles/goods.ts';
import { tractorSide } from '../kit/vehicles/tractor.ts';

const grain = path('M-200-168C-120-220 120-220 200-168Z', '#D9B65A');
const trailer = (x: number) => place({ x, y: 0 }, farmTrailerSide(grain));

export default picture(
  roadFromTheSide('#8B9598'),
  onTheRoad(
    480,
    0.62,
    place(
      { x: 0, y: -66 },
      trailer(-520),
      trailer(-12),
      place({ x: 478, y: 0 }, tractorSide({ paint: 'red' })),
    ),
    dimension(-738, 668, 32, { label: '?', size: 84, rise: [150, 130] }),
  ),
);
