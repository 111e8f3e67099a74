import { thing } from '../kit/driver/parts.ts';
import { parkedOpposite, passersBy } from '../kit/driver/street-life.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { tractorRear } from '../kit/vehicles/tractor.ts';

const road = { lanes: 2, oncoming: 1, middle: 'double', between: 'solid-left' } as const;

export default picture(
  driverView({
    road,
    things: [
      thing(0, 17, tractorRear({ paint: 'red' })),
      ...parkedOpposite(26, ['white', 'blue'], road),
      ...passersBy(road, 4),
    ],
  }),
);
