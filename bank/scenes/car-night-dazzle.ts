import { SEATS, seenAt } from '../kit/driver/camera.ts';
import { beamOnRoad } from '../kit/driver/night-and-fog.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { circle, ellipse } from '../kit/svg.ts';
import { carFront } from '../kit/vehicles/car.ts';

const [X, Z] = [-3.4, 17];
const stops = [
  [0, 0.95],
  [0.12, 0.75],
  [0.4, 0.32],
  [1, 0],
]
  .map(([offset, opacity]) => `<stop offset="${offset}" stop-color="#FFFBE6" stop-opacity="${opacity}"/>`)
  .join('');
const lamps = [-0.7, 0.7].map((side) => seenAt(SEATS.car, X + side, Z, 0.75));
const glare =
  `<radialGradient id="glare">${stops}</radialGradient>` +
  lamps.map(({ x, y }) => ellipse(x, y, 250, 190, 'url(#glare)')).join('') +
  lamps.map(({ x, y }) => circle(x, y, 24, '#FFFFFF')).join('');

export default picture(
  driverView({
    road: { edge: 'line' },
    setting: 'country',
    light: 'night',
    things: [thing(X, Z, carFront({ paint: 'grey' }))],
    front: beamOnRoad(45, -3, 2.4) + glare,
  }),
);
