import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { D_ZONES } from '../kit/signs/d-zones.ts';
import { carSide } from '../kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    road: { middle: 'none' },
    crossing: { z: 13 },
    things: [
      thing(2.6, 7.4, signPost([D_ZONES['d-41']], { size: 1.45, clearance: 1.1 })),
      thing(-4.7, 14.8, carSide({ paint: 'red' })),
    ],
  }),
);
