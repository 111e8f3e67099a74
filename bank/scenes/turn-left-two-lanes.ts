import { thing } from '../kit/driver/parts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { carFront } from '../kit/vehicles/car.ts';

export default picture(
  townJunctionView({
    crossing: { z: 20, sides: ['left'] },
    things: [thing(-3.4, 34, carFront({ paint: 'green' }))],
  }),
);
