import { thing } from '../kit/driver/parts.ts';
import { parkedOpposite, passersBy } from '../kit/driver/street-life.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { carRear } from '../kit/vehicles/car.ts';

const road = { lanes: 2, oncoming: 1, middle: 'double', between: 'solid' } as const;

export default picture(
  driverView({
    road,
    things: [
      thing(0, 14, carRear({ paint: 'green', braking: true })),
      ...parkedOpposite(26, ['white', 'blue'], road),
      ...passersBy(road, 4),
    ],
  }),
);
