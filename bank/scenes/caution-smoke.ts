import { flames, smoke } from '../kit/close-up/fire.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { faded, place } from '../kit/svg.ts';
import { cyclistRear } from '../kit/vehicles/bicycle.ts';
import { carFront } from '../kit/vehicles/car.ts';

const cloud = (scale: number) => place({ x: -250, y: 60, scale }, smoke('#8B9196'));
const burning = [-170, -60, 60, 170].map((x) => place({ x, y: 0, scale: 0.9 }, flames())).join('');

export default picture(
  driverView({
    setting: 'country',
    things: [
      thing(-11, 26, burning),
      thing(-3.3, 33, faded(0.5, carFront({ paint: 'blue', headlights: true }))),
      thing(-7, 30, cloud(3.4)),
      thing(-3, 27, cloud(3.8)),
      thing(1, 24, cloud(3.6)),
      thing(5.4, 27, cloud(3.2)),
      thing(1, 15, cyclistRear()),
    ],
  }),
);
