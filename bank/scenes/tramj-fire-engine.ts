import { stopLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { tramLight } from '../kit/signals/tram-light.ts';
import { place, towardsLeft } from '../kit/svg.ts';
import { fireEngineSide } from '../kit/vehicles/fire-engine.ts';

export default picture(
  townJunctionView({
    seat: 'cab',
    road: { middle: 'none' },
    crossing: { z: 15, width: 8 },
    ground: [tramTrack(0), tramTrack(-3.4), stopLine(-1.5, 1.6, 9.6, true)],
    things: [
      thing(2.35, 9.8, place({ x: 0, y: 0, scale: 0.78 }, signalPost(tramLight('go'), 2.3))),
      thing(9.3, 21, towardsLeft(fireEngineSide())),
    ],
  }),
);
