import { tramTrack, tramTrackAcross } from '../kit/driver/rails.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { tramCurve } from '../kit/driver/tram-curve.ts';
import { picture } from '../kit/picture.ts';

export default picture(
  townJunctionView({
    seat: 'cab',
    road: { middle: 'none' },
    crossing: { z: 9, width: 9, sides: ['right'], lined: false },
    ground: [
      tramTrack(0),
      tramTrack(-3.4),
      tramCurve({ x: 0, z: 5.5 }, { x: 7, z: 14 }),
      tramTrackAcross(14, 7),
    ],
  }),
);
