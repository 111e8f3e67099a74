import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { handlebars } from '@zielona-fala/scene-kit/inside/motorcycle.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { lorryFront } from '@zielona-fala/scene-kit/vehicles/large.ts';

export default picture(
  driverView({
    setting: 'wood',
    bend: -85,
    things: [thing(-3.2, 18, lorryFront({ paint: 'orange' }))],
    front: handlebars(),
  }),
);
