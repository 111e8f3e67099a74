import { stopLine, tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signalPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { trafficLight } from '@zielona-fala/scene-kit/signs/traffic-light.ts';
import { ambulanceSide } from '@zielona-fala/scene-kit/vehicles/ambulance.ts';

export default picture(
  townJunctionView({
    crossing: { z: 17 },
    ground: [tramTrack(0), tramTrack(-3.4), stopLine(-1.5, 1.6, 13.4, true)],
    things: [
      thing(2.8, 11.4, signalPost(trafficLight({ lamp: 'green' }))),
      thing(-6.3, 18.9, ambulanceSide({ beacon: true, headlights: true })),
    ],
  }),
);
