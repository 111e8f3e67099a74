import { tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { tree } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';

export default picture(
  driverView({
    seat: 'cab',
    setting: 'bare',
    light: 'fog',
    road: { middle: 'none', edge: 'kerb' },
    ground: [tramTrack(0, 0, 60), tramTrack(-3.4, 0, 60)],
    things: [thing(4.6, 12, tree()), thing(-8.6, 17, tree(true))],
  }),
);
