import { behindOnTheLeft } from '../kit/driver/behind.ts';
import { thing } from '../kit/driver/parts.ts';
import { crossroad, STREET } from '../kit/driver/road.ts';
import { driverView } from '../kit/driver/view.ts';
import { outsideMirror } from '../kit/inside/outside-mirror.ts';
import { tractorBonnet, tractorFlank } from '../kit/inside/tractor.ts';
import { picture } from '../kit/picture.ts';
import { carFront } from '../kit/vehicles/car.ts';

/** Two cars follow on the own lane, the red one is already beside the tractor's tail. */
const shown =
  behindOnTheLeft({
    setting: 'country',
    vanishing: { x: 30, y: -56 },
    height: 3,
    travelled: 4.5,
    things: [
      thing(-3.2, 6.4, carFront({ paint: 'red' })),
      thing(0, 11.5, carFront({ paint: 'blue' })),
      thing(-0.1, 18, carFront({ paint: 'white' })),
    ],
  }) + tractorFlank();

export default picture(
  driverView({
    seat: 'cab',
    setting: 'country',
    ground: [
      crossroad(
        { ...STREET, edge: 'verge' },
        { z: 13.4, width: 4.6, sides: ['left'], surface: '#B99C76', lined: false },
      ),
    ],
    front: outsideMirror(112, 146, shown) + tractorBonnet('left'),
  }),
);
