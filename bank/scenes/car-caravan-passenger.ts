import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { tree } from '../kit/driver/plants.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { circle, path, place } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';
import { caravanSide } from '../kit/vehicles/trailer.ts';

const child = place(
  { x: -58, y: -112 },
  path('M-26 0C-24-22 24-22 26 0Z', '#E3A21A') +
    circle(0, -34, 20, SCENE.skin) +
    path('M-21-34C-24-62 24-62 21-34C14-46-8-48-21-34Z', '#6B3F1D') +
    circle(-7, -32, 2.4, '#22292D') +
    circle(7, -32, 2.4, '#22292D') +
    path('M-6-24q6 5 12 0', 'none', { stroke: '#8A3B34', width: 2.5, cap: 'round' }),
);

export default picture(
  roadFromTheSide(),
  place({ x: 560, y: 416, scale: 0.36 }, tree(true)),
  place({ x: 690, y: 416, scale: 0.44 }, tree()),
  place({ x: 900, y: 414, scale: 0.36 }, tree(true)),
  onTheRoad(238, 1.02, caravanSide(child)),
  onTheRoad(752, 0.92, carSide({ paint: 'blue' })),
);
