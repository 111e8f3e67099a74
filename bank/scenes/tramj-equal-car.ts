import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { towardsLeft } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    seat: 'cab',
    road: { middle: 'none' },
    crossing: { z: 13, width: 8 },
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [
      thing(3.1, 8.4, signPost([A_JUNCTIONS['a-5']], { clearance: 1.5, size: 1.2 })),
      thing(4.3, 19, towardsLeft(carSide({ paint: 'red' }))),
    ],
  }),
);
