import { tramTrack, tramTrackAcross } from '@zielona-fala/scene-kit/driver/markings.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { tramCurve } from '@zielona-fala/scene-kit/driver/tram-curve.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';

export default picture(
  townJunctionView({
    seat: 'cab',
    road: { lanes: 2, ownLane: 2, oncoming: 1, middle: 'none', between: 'none' },
    crossing: { z: 12, width: 9, lined: false },
    ground: [
      tramTrack(0),
      tramTrack(-3.4),
      tramCurve({ x: 0, z: 6 }, { x: 9, z: 15 }),
      tramTrackAcross(15, 9, 60),
    ],
  }),
);
