import { busShelter } from '../kit/driver/bus-stop.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { stander, walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { D_STOPS } from '../kit/signs/d-stops.ts';
import { place, rect, towardsLeft } from '../kit/svg.ts';

/** Someone who leans towards the carriageway to see whether the bus is coming. */
const leaning = place({ x: 0, y: 0, turn: -14 }, towardsLeft(walker({ clothes: 'orange', standing: true })));

export default picture(
  driverView({
    seat: 'cab',
    setting: 'town',
    things: [
      thing(5.2, 15, busShelter()),
      thing(3, 16.5, signPost([D_STOPS['d-15']], { size: 0.9, clearance: 2.1 })),
      thing(1.95, 8.2, leaning),
      thing(2.35, 9.2, towardsLeft(walker({ clothes: 'blue', standing: true, with: 'bag' }))),
      thing(2.1, 10.2, stander({ clothes: 'green' })),
      thing(2.5, 11.2, towardsLeft(walker({ clothes: 'red', standing: true }))),
      thing(2.2, 12.4, stander({ clothes: 'yellow' })),
      thing(3.1, 10.6, stander({ clothes: 'black' })),
    ],
    front: rect(0, 506, 960, 34, '#20292E') + rect(0, 500, 960, 10, '#2C373D'),
  }),
);
