import { stopLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { B_MANOEUVRES } from '../kit/signs/b-manoeuvres.ts';
import { carRear } from '../kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    crossing: { z: 11.5 },
    ground: [stopLine(-1.6, 1.6, 8.6)],
    things: [thing(2.75, 8.8, signPost([B_MANOEUVRES['b-20']])), thing(0, 16, carRear({ paint: 'white' }))],
  }),
);
