import { lineAlong } from '../kit/driver/lines.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { tractorRear } from '../kit/vehicles/tractor.ts';

export default picture(
  driverView({
    setting: 'country',
    road: { middle: 'none' },
    ground: [lineAlong(-1.7, 'long-dashed', -1)],
    things: [thing(0.5, 17, tractorRear())],
  }),
);
