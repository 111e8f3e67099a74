import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { motorcyclistFront } from '@zielona-fala/scene-kit/vehicles/two-wheelers.ts';

export default picture(
  townJunctionView({
    crossing: { z: 9.5 },
    things: [thing(-3.1, 16.8, motorcyclistFront({ clothes: 'blue' }))],
  }),
);
