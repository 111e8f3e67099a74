import { stopLine, tramTrack, tramTrackAcross } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signalPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { tramCurve } from '@zielona-fala/scene-kit/driver/tram-curve.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { tramLight } from '@zielona-fala/scene-kit/signs/traffic-light.ts';

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
