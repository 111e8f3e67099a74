import { crashBarrier, otherCarriageway } from '../kit/driver/dual.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';
import { SIGN } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { path, rect } from '../kit/svg.ts';
import { lorryRear } from '../kit/vehicles/lorry.ts';

/** The beam of the crash barrier hides a piece of its pole. */
const windsock =
  rect(-5, -330, 10, 270, SIGN.metal) +
  rect(-5, -21, 10, 21, SIGN.metal) +
  path('M0-330L-46-322V-286L0-278Z', SIGN.red) +
  path('M-46-322L-92-316V-290L-46-286Z', '#fff') +
  path('M-92-316L-138-311V-293L-92-290Z', SIGN.red) +
  path('M-138-311L-176-308V-296L-138-293Z', '#fff');

export default picture(
  driverView({
    road: { lanes: 2, ownLane: 2, oncoming: 0, edge: 'line', shoulder: 2.2 },
    setting: 'motorway',
    ground: [otherCarriageway(-6.4), crashBarrier(-3.4)],
    things: [thing(3.4, 10.5, lorryRear({ paint: 'blue' })), thing(-4.4, 15, windsock)],
    front: handlebars({ paint: 'green' }),
  }),
);
