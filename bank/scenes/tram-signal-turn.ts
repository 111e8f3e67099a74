import { stopLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { tramTrack, tramTrackAcross } from '../kit/driver/rails.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { tramCurve } from '../kit/driver/tram-curve.ts';
import { picture } from '../kit/picture.ts';
import { tramLight } from '../kit/signals/tram-light.ts';

export default picture(
  townJunctionView({
    seat: 'cab',
    road: { middle: 'none' },
    crossing: { z: 16, width: 12, lined: false },
    ground: [
      tramTrack(0),
      tramTrack(-3.4),
      tramCurve({ x: 0, z: 13 }, { x: -11, z: 24 }),
      tramTrackAcross(24, -60, -11),
      stopLine(-1.5, 1.6, 10.2, true),
    ],
    things: [thing(2.7, 11.4, signalPost(tramLight('go', 'left'), 1.4))],
  }),
);
