import { thing } from '../kit/driver/parts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { tramMirror } from '../kit/inside/tram-mirror.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { towardsLeft } from '../kit/svg.ts';
import { carFront } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    seat: 'cab',
    road: { lanes: 2, ownLane: 2, oncoming: 2 },
    ground: [tramTrack(0), tramTrack(-3.4)],
    front: tramMirror({
      open: true,
      beside: 'carriageway',
      things: [
        thing(-0.42, 4.2, towardsLeft(walker({ clothes: 'blue' }))),
        thing(0.57, 5, towardsLeft(walker({ clothes: 'green' }))),
        thing(0.15, 12.5, carFront({ paint: 'red' })),
      ],
    }),
  }),
);
