import { otherCarriageway } from '../kit/driver/dual.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { carFront } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    road: { lanes: 2, oncoming: 0, edge: 'line' },
    setting: 'motorway',
    ground: [otherCarriageway(-9.5)],
    things: [
      thing(-14.9, 40, carFront({ paint: 'red' })),
      thing(-14.9, 75, carFront({ paint: 'white' })),
      thing(-11.4, 55, carFront({ paint: 'blue' })),
    ],
  }),
);
