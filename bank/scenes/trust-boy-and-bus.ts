import { busShelter } from '../kit/driver/bus-stop.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { stander, walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { towardsLeft } from '../kit/svg.ts';
import { busFront } from '../kit/vehicles/bus.ts';

export default picture(
  driverView({
    things: [
      thing(-3.6, 25, busFront({ paint: 'red', indicator: 'left' })),
      thing(-7.2, 20, busShelter(3)),
      thing(-6.1, 18.6, stander({ clothes: 'blue', with: 'bag' })),
      thing(4.4, 17, stander({ clothes: 'green', back: true })),
      thing(1.95, 9.6, towardsLeft(walker({ clothes: 'orange', age: 'child', with: 'bag', stride: 0.12 }))),
    ],
  }),
);
