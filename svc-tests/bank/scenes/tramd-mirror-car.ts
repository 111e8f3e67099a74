import { tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { tramMirror } from '@zielona-fala/scene-kit/inside/tram-mirror.ts';
import { walker } from '@zielona-fala/scene-kit/people/people.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';
import { carFront } from '@zielona-fala/scene-kit/vehicles/car.ts';

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
