import { giveWayLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost, signPost } from '../kit/driver/posts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { place } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';

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
