import { thing } from '../kit/driver/parts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { walkerAway } from '../kit/people/away.ts';
import { picture } from '../kit/picture.ts';

export default picture(
  driverView({
    seat: 'cab',
    road: { middle: 'none' },
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [thing(1.1, 8.8, walkerAway({ clothes: 'red' }))],
  }),
);
