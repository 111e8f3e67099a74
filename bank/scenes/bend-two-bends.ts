import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { carFront } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    setting: 'wood',
    bend: 42,
    road: { middle: 'solid' },
    things: [thing(-3.3, 31, carFront({ paint: 'white' })), thing(2.8, 7.6, signPost([A_JUNCTIONS['a-3']]))],
  }),
);
