import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { PAINT, SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { place, rect } from '../kit/svg.ts';
import { farmTrailerRear } from '../kit/vehicles/goods.ts';
import { slowVehiclePlate } from '../kit/vehicles/parts.ts';

/** The roof of the tractor's cab above the trailer. */
const roof = rect(-70, -310, 140, 16, PAINT.green, 6) + rect(-62, -296, 124, 60, SCENE.glass);

export default picture(
  driverView({
    setting: 'country',
    road: { middle: 'solid' },
    things: [
      thing(0.3, 12.4, roof),
      thing(0.3, 9, farmTrailerRear() + place({ x: 0, y: -176, scale: 1.5 }, slowVehiclePlate())),
    ],
  }),
);
