import { stopLine, tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { B_MANOEUVRES } from '@zielona-fala/scene-kit/signs/b-manoeuvres.ts';
import { T_JUNCTIONS } from '@zielona-fala/scene-kit/signs/t-junctions.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';
import { carSide } from '@zielona-fala/scene-kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    seat: 'cab',
    road: { middle: 'none' },
    crossing: { z: 13, width: 8 },
    ground: [tramTrack(0), tramTrack(-3.4), stopLine(-1.5, 1.6, 10)],
    things: [
      thing(3.2, 8.2, signPost([B_MANOEUVRES['b-20'], T_JUNCTIONS['t-6c']], { clearance: 0.9, size: 1.15 })),
      thing(4.1, 19, towardsLeft(carSide({ paint: 'blue' }))),
    ],
  }),
);
