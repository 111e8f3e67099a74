import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';
import { picture } from '../kit/picture.ts';
import { lorryRear } from '../kit/vehicles/lorry.ts';

export default picture(
  driverView({
    setting: 'country',
    things: [thing(0, 6.4, lorryRear({ paint: 'green' }))],
    front: handlebars({ paint: 'yellow' }),
  }),
);
