import { tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { tramEnd } from '@zielona-fala/scene-kit/vehicles/large.ts';

export default picture(
  driverView({
    road: { lanes: 2, ownLane: 2, oncoming: 2, middle: 'none', between: 'none' },
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [thing(0, 14, tramEnd({ rear: true, paint: 'yellow' }))],
  }),
);
