import { thing } from '../kit/driver/parts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { tramEnd } from '../kit/vehicles/tram.ts';

export default picture(
  driverView({
    road: { lanes: 2, ownLane: 2, oncoming: 2, middle: 'none', between: 'none' },
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [thing(0, 14, tramEnd({ rear: true, paint: 'yellow' }))],
  }),
);
