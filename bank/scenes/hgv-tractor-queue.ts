import { behindOnTheLeft } from '../kit/driver/behind.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { outsideMirror } from '../kit/inside/outside-mirror.ts';
import { tractorBonnet, tractorFlank } from '../kit/inside/tractor.ts';
import { picture } from '../kit/picture.ts';
import { carFront } from '../kit/vehicles/car.ts';
import { lorryFront } from '../kit/vehicles/lorry.ts';

const road = { edge: 'line', shoulder: 2.2 } as const;

/** A queue of vehicles on the own lane. */
const shown =
  behindOnTheLeft({
    road,
    setting: 'country',
    vanishing: { x: -4, y: -56 },
    height: 3,
    travelled: 4.5,
    things: [
      thing(0, 8, carFront({ paint: 'blue' })),
      thing(-0.1, 14, carFront({ paint: 'white' })),
      thing(-0.1, 22, lorryFront()),
      thing(-0.1, 32, carFront({ paint: 'silver' })),
    ],
  }) + tractorFlank();

export default picture(
  driverView({
    seat: 'cab',
    setting: 'country',
    road,
    front: outsideMirror(112, 222, shown) + tractorBonnet(),
  }),
);
