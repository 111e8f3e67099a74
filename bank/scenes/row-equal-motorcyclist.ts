import { thing } from '../kit/driver/parts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { motorcyclistFront } from '../kit/vehicles/motorcycle.ts';

export default picture(
  townJunctionView({
    crossing: { z: 9.5 },
    things: [thing(-3.1, 16.8, motorcyclistFront({ clothes: 'blue' }))],
  }),
);
