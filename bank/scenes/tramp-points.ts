import { tramTrack, tramTrackAcross } from '../kit/driver/rails.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { tramCurve } from '../kit/driver/tram-curve.ts';
import { picture } from '../kit/picture.ts';

export default picture(
  townJunctionView({
    seat: 'cab',
    road: { middle: 'none' },
    crossing: { z: 11, width: 9, lined: false },
    ground: [
      tramTrack(0),
      tramTrack(-3.4),
      tramCurve({ x: 0, z: 7 }, { x: 8, z: 15 }),
      tramTrackAcross(15, 8, 60),
    ],
  }),
);
