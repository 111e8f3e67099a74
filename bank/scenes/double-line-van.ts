import { thing } from '../kit/driver/parts.ts';
import { tree } from '../kit/driver/plants.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { vanRear } from '../kit/vehicles/van.ts';

export default picture(
  driverView({
    road: { middle: 'double' },
    things: [thing(0.25, 8.6, vanRear({ paint: 'white' })), thing(3.3, 16, tree(true))],
  }),
);
