import { thing } from '../kit/driver/parts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { stander } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { rect } from '../kit/svg.ts';
import { tramEnd } from '../kit/vehicles/tram.ts';

const inVest =
  stander({ clothes: 'orange' }) + rect(-21, -124, 42, 8, '#F4F6F2') + rect(-21, -104, 42, 8, '#F4F6F2');

export default picture(
  driverView({
    seat: 'cab',
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [
      thing(0, 4.1, tramEnd({ rear: true, indicator: 'both', paint: 'blue' })),
      thing(2.75, 7.6, inVest),
    ],
  }),
);
