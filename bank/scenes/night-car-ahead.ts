import { beamOnRoad, lampsOver } from '../kit/driver/night-and-fog.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { steeringWheel } from '../kit/inside/car.ts';
import { dashboardLamp } from '../kit/inside/dashboard-lamps.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { place, rect } from '../kit/svg.ts';
import { carRear } from '../kit/vehicles/car.ts';

const lit =
  rect(520, 470, 110, 66, '#10171B', 12) + place({ x: 575, y: 503, scale: 0.6 }, dashboardLamp('high-beam'));

export default picture(
  driverView({
    setting: 'country',
    light: 'night',
    things: [thing(0, 17, carRear({ paint: 'silver' }))],
    front: beamOnRoad(60, -5, 3.2) + lampsOver(0, 17, SCENE.tailLight, 1.4, 0.8) + steeringWheel() + lit,
  }),
);
