import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';
import { picture } from '../kit/picture.ts';
import { lorryFront } from '../kit/vehicles/lorry.ts';

export default picture(
  driverView({
    setting: 'wood',
    bend: -85,
    things: [thing(-3.2, 18, lorryFront({ paint: 'orange' }))],
    front: handlebars(),
  }),
);
