import { tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { walkerOnCrutches } from '@zielona-fala/scene-kit/people/helpers.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';

export default picture(
  driverView({
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [thing(-1.5, 8.2, walkerOnCrutches())],
  }),
);
