import { beamOnRoad, lampsOver } from '../kit/driver/night-and-fog.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { carFront } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    setting: 'country',
    light: 'night',
    things: [thing(-3.4, 30, carFront({ paint: 'grey' }))],
    front: beamOnRoad(220, -7.5, 5) + lampsOver(-3.4, 30, '#FFF8DC'),
  }),
);
