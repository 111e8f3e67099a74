import { thing } from '../kit/driver/parts.ts';
import { tree } from '../kit/driver/plants.ts';
import { PARKING, parkedCars, passersBy } from '../kit/driver/street-life.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';

const road = { shoulder: PARKING } as const;

export default picture(
  driverView({
    road,
    things: [
      ...parkedCars(30, ['blue', 'white', 'red'], road),
      ...passersBy(road, 6),
      thing(5.2, 20, tree(true)),
      thing(-6.6, 26, tree()),
    ],
  }),
);
