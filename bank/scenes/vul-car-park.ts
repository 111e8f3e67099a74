import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { rect, towardsLeft } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';

const shop =
  rect(-2600, -700, 5200, 700, '#E7D9C3') +
  rect(-2600, -700, 5200, 130, '#3E8E5A') +
  rect(-1500, -420, 3000, 420, '#8EA3AD');

export default picture(
  driverView({
    setting: 'bare',
    road: { lanes: 1, oncoming: 0, edge: 'verge' },
    ground: [
      surface(-400, 400, 0, 52, '#A9AAA2'),
      ...[-9.2, 9.2].flatMap((x) =>
        [8, 10.6, 13.2, 15.8, 18.4, 21].map((z) => surface(x - 5, x + 5, z, z + 0.1, '#F4F5F2')),
      ),
    ],
    things: [
      thing(2, 54, shop),
      thing(-6.4, 9.3, carSide({ paint: 'red' })),
      thing(-6.4, 11.9, carSide({ paint: 'white' })),
      thing(-6.4, 17.1, carSide({ paint: 'green' })),
      thing(6.4, 9.3, towardsLeft(carSide({ paint: 'silver' }))),
      thing(6.4, 11.9, towardsLeft(carSide({ paint: 'blue' }))),
      thing(6.4, 17.1, towardsLeft(carSide({ paint: 'orange' }))),
      thing(6.4, 19.7, towardsLeft(carSide({ paint: 'black' }))),
      thing(1.4, 10.6, towardsLeft(walker({ clothes: 'yellow', with: 'bag' }))),
    ],
  }),
);
