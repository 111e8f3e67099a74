import { stopLine } from '../kit/driver/markings.ts';
import { painted } from '../kit/driver/painted-words.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { B_MANOEUVRES } from '../kit/signs/b-manoeuvres.ts';
import { carRear } from '../kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    crossing: { z: 12.6 },
    ground: [painted('STOP', 0, 5.4), stopLine(-1.6, 1.7, 10.6)],
    things: [thing(0.1, 17, carRear({ paint: 'white' })), thing(2.8, 7.2, signPost([B_MANOEUVRES['b-20']]))],
  }),
);
