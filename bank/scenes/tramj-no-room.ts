import { stopLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { tramLight } from '../kit/signals/tram-light.ts';
import { place } from '../kit/svg.ts';
import { tramEnd } from '../kit/vehicles/tram.ts';

export default picture(
  townJunctionView({
    seat: 'cab',
    road: { middle: 'none' },
    crossing: { z: 10.5, width: 8 },
    ground: [tramTrack(0), tramTrack(-3.4), stopLine(-1.5, 1.6, 7.4, true)],
    things: [
      thing(2.5, 7.8, place({ x: 0, y: 0, scale: 0.75 }, signalPost(tramLight('go'), 2.3))),
      thing(0, 20, tramEnd({ rear: true, braking: true })),
    ],
  }),
);
