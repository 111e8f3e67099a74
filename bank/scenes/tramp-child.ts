import { thing } from '../kit/driver/parts.ts';
import { tree } from '../kit/driver/plants.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { circle, line, towardsLeft } from '../kit/svg.ts';

const ball =
  circle(0, -17, 17, '#D8323C') + line('M-16-20q16-10 32 0', { stroke: '#fff', width: 4, cap: 'round' });

export default picture(
  driverView({
    seat: 'cab',
    setting: 'village',
    road: { middle: 'none', edge: 'kerb' },
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [
      thing(0.1, 8.6, ball),
      thing(2, 8.8, towardsLeft(walker({ age: 'child', clothes: 'green', standing: true }))),
      thing(6.2, 16, tree()),
    ],
  }),
);
