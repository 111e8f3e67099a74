import { giveWayLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { walkerAway } from '../kit/people/away.ts';
import { picture } from '../kit/picture.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { circle } from '../kit/svg.ts';
import { carFront, carSide } from '../kit/vehicles/car.ts';

const flashing = [190, -193]
  .map((x) => circle(x, -60, 34, '#FF6A0055') + circle(x, -60, 15, '#FF6A00'))
  .join('');

export default picture(
  townJunctionView({
    crossing: { z: 11 },
    ground: [giveWayLine(-1.5, 1.6, 7.6)],
    things: [
      thing(-5.2, 13.2, carSide({ paint: 'yellow', indicator: 'right', headlights: true }) + flashing),
      thing(-3.2, 27, carFront({ paint: 'white' })),
      thing(3.9, 21, walkerAway({ clothes: 'red' })),
      thing(2.7, 7.2, signPost([A_JUNCTIONS['a-7']])),
    ],
  }),
);
