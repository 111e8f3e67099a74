import { stopLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { tramTrack, tramTrackAcross } from '../kit/driver/rails.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { tramCurve } from '../kit/driver/tram-curve.ts';
import { picture } from '../kit/picture.ts';
import { tramLight } from '../kit/signals/tram-light.ts';
import { place } from '../kit/svg.ts';
import { tramEnd } from '../kit/vehicles/tram.ts';

export default picture(
  townJunctionView({
    seat: 'cab',
    road: { middle: 'none' },
    crossing: { z: 12, width: 11, lined: false },
    ground: [
      tramTrack(0),
      tramTrack(-3.4),
      tramCurve({ x: 0, z: 9 }, { x: -9, z: 19.5 }),
      tramTrackAcross(19.5, -60, -9),
      stopLine(-1.5, 1.6, 7, true),
    ],
    things: [
      thing(2.6, 7.9, place({ x: 0, y: 0, scale: 0.75 }, signalPost(tramLight('go', 'left'), 2.1))),
      thing(-3.4, 32, tramEnd({ paint: 'green' })),
    ],
  }),
);
