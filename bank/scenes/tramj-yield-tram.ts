import { giveWayLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { tramTrack, tramTrackAcross } from '../kit/driver/rails.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { tramSide } from '../kit/vehicles/tram.ts';

export default picture(
  townJunctionView({
    seat: 'cab',
    road: { middle: 'none' },
    crossing: { z: 15, width: 9, lined: false },
    ground: [
      tramTrack(0),
      tramTrack(-3.4),
      tramTrackAcross(17.6),
      tramTrackAcross(21.2),
      giveWayLine(-1.5, 1.6, 11.6),
    ],
    things: [
      thing(2.6, 8.4, signPost([A_JUNCTIONS['a-7']], { clearance: 1.5, size: 1.2 })),
      thing(-10.2, 17.6, tramSide({ paint: 'yellow' })),
    ],
  }),
);
