import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { passersBy } from '../kit/driver/street-life.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { laneDirections } from '../kit/signs/f-lanes.ts';
import { carRear } from '../kit/vehicles/car.ts';

const road = { lanes: 3, ownLane: 2, oncoming: 0 } as const;

export default picture(
  driverView({
    road,
    things: [
      thing(-3.4, 21, carRear({ paint: 'red' })),
      thing(3.4, 30, carRear({ paint: 'silver' })),
      ...passersBy(road, 12),
      thing(
        6.3,
        17,
        signPost([laneDirections(['left', 'straight-left', 'straight-right'])], {
          size: 2.6,
          clearance: 1.5,
        }),
      ),
    ],
  }),
);
