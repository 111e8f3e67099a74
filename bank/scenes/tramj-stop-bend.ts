import { stopLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { B_MANOEUVRES } from '../kit/signs/b-manoeuvres.ts';
import { T_JUNCTIONS } from '../kit/signs/t-junctions.ts';
import { towardsLeft } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    seat: 'cab',
    road: { middle: 'none' },
    crossing: { z: 13, width: 8 },
    ground: [tramTrack(0), tramTrack(-3.4), stopLine(-1.5, 1.6, 10)],
    things: [
      thing(3.2, 8.2, signPost([B_MANOEUVRES['b-20'], T_JUNCTIONS['t-6c']], { clearance: 0.9, size: 1.15 })),
      thing(3.7, 19, towardsLeft(carSide({ paint: 'blue' }))),
    ],
  }),
);
