import { tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { walkerAway } from '@zielona-fala/scene-kit/people/away.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';

export default picture(
  driverView({
    seat: 'cab',
    road: { middle: 'none' },
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [thing(1.1, 8.8, walkerAway({ clothes: 'red' }))],
  }),
);
