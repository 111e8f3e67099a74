import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { handlebars } from '@zielona-fala/scene-kit/motorcycle-seat.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { mopedRear } from '@zielona-fala/scene-kit/vehicles/moped.ts';

export default picture(
  driverView({
    road: { ownLane: 0.85 },
    setting: 'country',
    things: [thing(-1.3, 5.4, mopedRear({ paint: 'yellow' }))],
    front: handlebars({ kind: 'moped', paint: 'red' }),
  }),
);
