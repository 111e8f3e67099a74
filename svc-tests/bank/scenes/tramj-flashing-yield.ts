import { giveWayLine, tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signalPost, signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { A_JUNCTIONS } from '@zielona-fala/scene-kit/signs/a-junctions.ts';
import { trafficLight } from '@zielona-fala/scene-kit/signs/traffic-light.ts';
import { place } from '@zielona-fala/scene-kit/svg.ts';
import { carSide } from '@zielona-fala/scene-kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    seat: 'cab',
    road: { middle: 'none' },
    crossing: { z: 15, width: 8 },
    ground: [tramTrack(0), tramTrack(-3.4), giveWayLine(-1.5, 1.6, 11)],
    things: [
      thing(
        2.35,
        8.6,
        place({ x: 0, y: 0, scale: 0.75 }, signalPost(trafficLight({ lamp: 'flashing-amber' }), 1.9)),
      ),
      thing(3.5, 8.6, signPost([A_JUNCTIONS['a-7']], { clearance: 1.2, size: 1.1 })),
      thing(-6.8, 17, carSide({ paint: 'white' })),
    ],
  }),
);
