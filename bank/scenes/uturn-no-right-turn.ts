import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { walkerAway } from '../kit/people/away.ts';
import { picture } from '../kit/picture.ts';
import { B_MANOEUVRES } from '../kit/signs/b-manoeuvres.ts';
import { carFront } from '../kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    crossing: { z: 14 },
    things: [
      thing(-3.3, 46, carFront({ paint: 'white' })),
      thing(4.2, 25, walkerAway({ clothes: 'green' })),
      thing(2.6, 7.2, signPost([B_MANOEUVRES['b-22']])),
    ],
  }),
);
