import { stopLine } from '@zielona-fala/scene-kit/driver/markings.ts';
import { painted } from '@zielona-fala/scene-kit/driver/painted.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { B_MANOEUVRES } from '@zielona-fala/scene-kit/signs/b-manoeuvres.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    crossing: { z: 12.6 },
    ground: [painted('STOP', 0, 5.4), stopLine(-1.6, 1.7, 10.6)],
    things: [thing(0.1, 17, carRear({ paint: 'white' })), thing(2.8, 7.2, signPost([B_MANOEUVRES['b-20']]))],
  }),
);
