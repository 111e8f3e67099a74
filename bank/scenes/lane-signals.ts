import { thing } from '../kit/driver/parts.ts';
import { LANE } from '../kit/driver/road.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { laneSignal } from '../kit/signals/lane-signal.ts';
import { place, rect } from '../kit/svg.ts';
import { carFront } from '../kit/vehicles/car.ts';
import { lorryRear } from '../kit/vehicles/lorry.ts';

const METAL = '#6C767A';
const hung = (lane: number, shows: 'open' | 'closed') =>
  rect(-100 * LANE * lane - 6, -515, 12, 30, METAL) +
  place({ x: -100 * LANE * lane, y: -415, scale: 1.7 }, laneSignal(shows));
const gantry =
  rect(230, -515, 22, 515, METAL) +
  rect(-912, -515, 22, 515, METAL) +
  rect(-912, -515, 1164, 18, METAL) +
  hung(0, 'open') +
  hung(1, 'closed') +
  hung(2, 'closed');

export default picture(
  driverView({
    road: { lanes: 2, oncoming: 1, middle: 'double-dashed', between: 'double-dashed' },
    things: [
      thing(0, 19.5, gantry),
      thing(0, 27, lorryRear({ paint: 'blue' })),
      thing(-2 * LANE, 26, carFront({ paint: 'red' })),
    ],
  }),
);
