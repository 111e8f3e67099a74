import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { runningBoy, runningGirl } from '../kit/signs/symbols/people.ts';
import { place, rect } from '../kit/svg.ts';
import { busRear } from '../kit/vehicles/bus.ts';

const plate =
  rect(-46, -46, 92, 92, '#15191A', 3) +
  rect(-43, -43, 86, 86, '#F8C300', 2) +
  place({ x: -14, y: 2, scale: 1.1 }, runningGirl()) +
  place({ x: 16, y: 4, scale: 1 }, runningBoy());

/** A rucksack on the back of a child who walks to the right. */
const pack = (colour: string) => rect(-22, -98, 16, 34, colour, 6);

export default picture(
  driverView({
    setting: 'town',
    things: [
      thing(0.35, 9.2, busRear({ paint: 'white' }) + place({ x: 56, y: -230, scale: 0.95 }, plate)),
      thing(2.95, 13.6, walker({ age: 'child', clothes: 'green' })),
      thing(3.1, 11, walker({ age: 'child', clothes: 'red', stride: 0.08 }) + pack('#2F5D8F')),
      thing(4.2, 11.4, walker({ age: 'child', clothes: 'blue' }) + pack('#B5432F')),
    ],
  }),
);
