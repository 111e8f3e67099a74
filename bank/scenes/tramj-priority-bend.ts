import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { T_JUNCTIONS } from '../kit/signs/t-junctions.ts';
import { carSide } from '../kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    seat: 'cab',
    road: { middle: 'none' },
    crossing: { z: 16, width: 8 },
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [
      thing(2.6, 8.2, signPost([D_ROADS['d-1'], T_JUNCTIONS['t-6a']], { clearance: 0.9, size: 1.15 })),
      thing(-6.5, 18, carSide({ paint: 'green' })),
    ],
  }),
);
