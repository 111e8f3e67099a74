import { stopLine, tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signalPost, signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_ROADS } from '@zielona-fala/scene-kit/signs/d-roads.ts';
import { trafficLight } from '@zielona-fala/scene-kit/signs/traffic-light.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';
import { carSide } from '@zielona-fala/scene-kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    crossing: { z: 14.5 },
    ground: [tramTrack(0), tramTrack(-3.4), stopLine(-1.5, 1.6, 10.8, true)],
    things: [
      thing(2.7, 11.4, signalPost(trafficLight({ lamp: 'off' }))),
      thing(4.25, 11, signPost([D_ROADS['d-1']], { clearance: 1.7, size: 1.25 })),
      thing(6.9, 19.7, towardsLeft(carSide({ paint: 'blue' }))),
    ],
  }),
);
