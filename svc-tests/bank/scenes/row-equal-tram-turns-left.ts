import { tramTrack, tramTrackAcross } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { tramCurve } from '@zielona-fala/scene-kit/driver/tram-curve.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { tramEnd } from '@zielona-fala/scene-kit/vehicles/large.ts';

export default picture(
  townJunctionView({
    crossing: { z: 9, width: 8, lined: false },
    ground: [tramTrack(-3.4, 18), tramCurve({ x: -3.4, z: 18 }, { x: 3.6, z: 11 }), tramTrackAcross(11, 3.6)],
    things: [thing(-3.4, 19, tramEnd({ indicator: 'left' }))],
  }),
);
