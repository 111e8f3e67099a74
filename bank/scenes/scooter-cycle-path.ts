import { FAR_FOOT, NEAR_FOOT, streetFromTheSide } from '../kit/close-up/street-side.ts';
import { signPost } from '../kit/driver/posts.ts';
import { picture } from '../kit/picture.ts';
import { C_PATHS } from '../kit/signs/c-paths.ts';
import { place } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';
import { scooterSide } from '../kit/vehicles/scooter.ts';

export default picture(
  streetFromTheSide('cycle path'),
  place({ x: 230, y: FAR_FOOT, scale: 0.95 }, carSide({ paint: 'silver' })),
  place({ x: 770, y: 436, scale: 1.15 }, signPost([C_PATHS['c-13']], { clearance: 1.7, size: 1.2 })),
  place({ x: 470, y: NEAR_FOOT, scale: 1.7 }, scooterSide()),
);
