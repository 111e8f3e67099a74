import { lineAlong } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { tractorRear } from '@zielona-fala/scene-kit/vehicles/large.ts';

export default picture(
  driverView({
    setting: 'country',
    road: { middle: 'none' },
    ground: [lineAlong(-1.7, 'long-dashed', -1)],
    things: [thing(0.5, 17, tractorRear())],
  }),
);
