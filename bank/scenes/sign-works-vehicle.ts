import { thing } from '../kit/driver/parts.ts';
import { cone } from '../kit/driver/roadworks.ts';
import { driverView } from '../kit/driver/view.ts';
import { stander } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { C_DIRECTIONS } from '../kit/signs/c-directions.ts';
import { circle, place, rect } from '../kit/svg.ts';
import { lorryRear } from '../kit/vehicles/lorry.ts';

const lamp = (x: number) => rect(x - 24, -396, 48, 28, '#FF9A1E', 8) + circle(x, -384, 44, '#FF9A1E66');
const vehicle =
  lorryRear({ paint: 'orange' }) +
  lamp(-84) +
  lamp(84) +
  place({ x: 0, y: -240, scale: 1.35 }, C_DIRECTIONS['c-10'].drawing);

export default picture(
  driverView({
    setting: 'village',
    things: [
      thing(0.2, 14, vehicle),
      thing(2.3, 12.4, stander({ clothes: 'orange', with: 'reflector', back: true })),
      thing(-1.3, 12.5, cone()),
      thing(-1.45, 10.5, cone()),
    ],
  }),
);
