import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { handlebars } from '@zielona-fala/scene-kit/inside/motorcycle.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { lorryRear } from '@zielona-fala/scene-kit/vehicles/large.ts';

export default picture(
  driverView({
    setting: 'country',
    things: [thing(0, 6.4, lorryRear({ paint: 'green' }))],
    front: handlebars({ paint: 'yellow' }),
  }),
);
