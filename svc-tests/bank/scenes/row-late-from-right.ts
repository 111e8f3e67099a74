import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { house } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { WALLS } from '@zielona-fala/scene-kit/palette.ts';
import { film, move } from '@zielona-fala/scene-kit/picture.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';
import { carSide } from '@zielona-fala/scene-kit/vehicles/car.ts';

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
