import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { tree } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { vanRear } from '@zielona-fala/scene-kit/vehicles/large.ts';

export default picture(
  driverView({
    road: { middle: 'double' },
    things: [thing(0.25, 8.6, vanRear({ paint: 'white' })), thing(3.3, 16, tree(true))],
  }),
);
