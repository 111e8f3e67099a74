import { tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { stander } from '@zielona-fala/scene-kit/people/people.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { rect } from '@zielona-fala/scene-kit/svg.ts';
import { tramEnd } from '@zielona-fala/scene-kit/vehicles/large.ts';

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
