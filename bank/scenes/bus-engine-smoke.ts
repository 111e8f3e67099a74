import { smoke } from '../kit/close-up/fire.ts';
import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { tree } from '../kit/driver/plants.ts';
import { picture } from '../kit/picture.ts';
import { circle, place } from '../kit/svg.ts';
import { busSide } from '../kit/vehicles/bus.ts';

/** Heads of passengers behind the windows. */
const passengers = [-430, -360, -170, -100, 70, 150, 310, 380]
  .map((x) => circle(x, -186, 20, '#5B4636') + circle(x + 3, -180, 15, '#E3B08C'))
  .join('');

export default picture(
  roadFromTheSide(),
  place({ x: 900, y: 420, scale: 0.5 }, tree()),
  place({ x: 30, y: 418, scale: 0.44 }, tree(true)),
  onTheRoad(500, 0.78, busSide({ paint: 'yellow' }), passengers),
  place({ x: 82, y: 400, scale: 0.95 }, smoke('#3F484D')),
  place({ x: 118, y: 330, scale: 1.05 }, smoke('#59646A')),
);
