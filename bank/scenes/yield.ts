import { giveWayLine } from '../kit/driver/markings.ts';
import { openJunctionView } from '../kit/driver/open-junction.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { picture } from '../kit/picture.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { carSide } from '../kit/vehicles/car.ts';

export default picture(
  openJunctionView({
    crossing: { z: 12.5 },
    ground: [giveWayLine(-1.5, 1.6, 9.2)],
    things: [
      thing(2.7, 7.6, signPost([A_JUNCTIONS['a-7']], { size: 1.2 })),
      thing(-4.4, 14.3, carSide({ paint: 'red' })),
    ],
  }),
);
