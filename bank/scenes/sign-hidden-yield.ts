import { house } from '../kit/driver/buildings.ts';
import { SEATS, seenAt, wall } from '../kit/driver/camera.ts';
import { giveWayLine, surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { SCENE } from '../kit/palette.ts';
import { film, move } from '../kit/picture.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { place, type Svg } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';
import { lorryRear } from '../kit/vehicles/lorry.ts';

const CAMERA = SEATS.car;
const SIDE = { left: 1.7, right: 4.2, length: 7.5, high: 3.7 };

/** The parked lorry with its side towards us, its rear `z` metres ahead; drawn over the sign, which stands beyond it. */
function parkedLorry(z: number): Svg {
  const near = Math.max(z, 3.05);
  const far = z + SIDE.length;
  if (far <= near) return '';
  const side = (low: number, high: number, fill: string) =>
    wall(CAMERA, SIDE.left, near, far, low, high, fill);
  const foot = seenAt(CAMERA, (SIDE.left + SIDE.right) / 2, z);
  const rear = z > 3.05 ? place({ ...foot, scale: 10 / z }, lorryRear()) : '';
  return side(0, 0.9, '#3C4448') + side(0.9, SIDE.high, '#DAD8CF') + rear;
}

/** Metres gone: the own vehicle slows down to a stop just before the sign. */
const gone = (time: number) => 36 * (1 - (1 - time / 7) ** 1.7);

export default film(7, (time) => {
  const travelled = gone(time);
  const sign = 45 - travelled;
  const lorry = sign - 13.5;
  const crossing = sign + 4.2;
  return townJunctionView({
    travelled,
    crossing: { z: crossing },
    ground: [
      surface(1.7, 4.5, lorry - 3, lorry + SIDE.length + 1, SCENE.asphalt),
      giveWayLine(-1.6, 1.6, crossing - 2.6),
    ],
    things: [
      ...[6, 19].flatMap((before, index) => [
        thing(-14.2, crossing - before, house(11, 8 + index * 2)),
        thing(14.6, crossing - before, house(11, 9 - index, '#D9C2AC')),
      ]),
      thing(move(time, 2.6, 7.8, -27, -4.6), crossing + 1.8, carSide({ paint: 'red' })),
      thing(3.35, sign, signPost([A_JUNCTIONS['a-7']])),
    ],
    front: parkedLorry(lorry),
  });
});
