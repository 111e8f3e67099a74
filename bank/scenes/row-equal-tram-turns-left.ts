import { thing } from '../kit/driver/parts.ts';
import { tramTrack, tramTrackAcross } from '../kit/driver/rails.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { tramCurve } from '../kit/driver/tram-curve.ts';
import { picture } from '../kit/picture.ts';
import { tramEnd } from '../kit/vehicles/tram.ts';

export default picture(
  townJunctionView({
    crossing: { z: 9, width: 8, lined: false },
    ground: [tramTrack(-3.4, 18), tramCurve({ x: -3.4, z: 18 }, { x: 3.6, z: 11 }), tramTrackAcross(11, 3.6)],
    things: [thing(-3.4, 19, tramEnd({ indicator: 'left' }))],
  }),
);
