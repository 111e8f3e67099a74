import { stopLine, tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signalPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { trafficLight, tramLight } from '@zielona-fala/scene-kit/traffic-light.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    seat: 'cab',
    road: { lanes: 2, ownLane: 2, oncoming: 1, middle: 'none', between: 'solid' },
    crossing: { z: 15 },
    ground: [tramTrack(0), tramTrack(-3.4), stopLine(-1.5, 1.5, 9, true), stopLine(1.9, 5, 9, true)],
    things: [
      thing(1.75, 9.6, signalPost(tramLight('stop'), 1.6)),
      thing(5.85, 12.4, signalPost(trafficLight({ lamp: 'green' }), 1.6)),
      thing(3.6, 13.6, carRear({ paint: 'green' })),
    ],
  }),
);
