import { FAR_FOOT, NEAR_FOOT, streetFromTheSide } from '../kit/close-up/street-side.ts';
import { tree } from '../kit/driver/plants.ts';
import { stander } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { place } from '../kit/svg.ts';
import { cyclistSide } from '../kit/vehicles/bicycle.ts';
import { busSide } from '../kit/vehicles/bus.ts';
import { carSide } from '../kit/vehicles/car.ts';

export default picture(
  streetFromTheSide(),
  place({ x: 620, y: 280, scale: 0.3 }, tree(true)),
  place({ x: 250, y: 372, scale: 0.62 }, busSide({ paint: 'red' })),
  place({ x: 850, y: FAR_FOOT, scale: 0.8 }, carSide({ paint: 'green' })),
  place({ x: 90, y: 470, scale: 1.1 }, stander({ clothes: 'blue', with: 'bag' })),
  place({ x: 360, y: NEAR_FOOT, scale: 1.3 }, cyclistSide({ clothes: 'green', helmet: 'blue' })),
  place({ x: 640, y: NEAR_FOOT, scale: 0.92 }, cyclistSide({ clothes: 'yellow', helmet: 'red' })),
);
