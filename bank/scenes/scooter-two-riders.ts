import { FAR_FOOT, NEAR_FOOT, streetFromTheSide } from '../kit/close-up/street-side.ts';
import { tree } from '../kit/driver/plants.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { place } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';
import { scooterSide } from '../kit/vehicles/scooter.ts';

export default picture(
  streetFromTheSide('cycle path'),
  place({ x: 120, y: 280, scale: 0.3 }, tree()),
  place({ x: 800, y: FAR_FOOT, scale: 0.8 }, carSide({ paint: 'blue' })),
  place({ x: 170, y: 286, scale: 0.62 }, walker({ clothes: 'red', with: 'bag' })),
  place(
    { x: 428, y: NEAR_FOOT - 16, scale: 1.5 },
    walker({ clothes: 'yellow', hair: '#2A2320', standing: true, long: true }),
  ),
  place({ x: 478, y: NEAR_FOOT, scale: 1.5 }, scooterSide()),
);
