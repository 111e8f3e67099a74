import { house } from '../kit/driver/buildings.ts';
import { thing } from '../kit/driver/parts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { WALLS } from '../kit/palette.ts';
import { film, move } from '../kit/picture.ts';
import { towardsLeft } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';

const FIRST = 52;

/** Eight metres a second, then braking. */
const gone = (time: number): number => 8 * time - 2 * Math.max(0, time - 4) ** 2;

export default film(6, (time) => {
  const travelled = gone(time);
  const z = FIRST - travelled;
  return townJunctionView({
    travelled,
    crossing: { z },
    things: [
      thing(10.8, z - 2, house(12, 7.6, WALLS[3])),
      thing(-16.4, z - 2, house(12, 7, WALLS[5])),
      thing(move(time, 2.2, 6.2, 34, 6.4), z + 5.2, towardsLeft(carSide({ paint: 'yellow' }))),
    ],
  });
});
