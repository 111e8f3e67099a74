import { SEATS } from '../kit/driver/camera.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { solidCar } from '../kit/driver/solid-car.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { film, move } from '../kit/picture.ts';

const SECONDS = 6;
const JUNCTION = 57;
const SPEED = 8;

export default film(SECONDS, (time) => {
  const travelled = SPEED * time;
  const turn = move(time, 4.2, SECONDS + 0.5, 0, 1);
  const approach = move(time, -3, 4.8, 125, 70);
  const car = solidCar({
    x: -3.4 + 2.9 * turn,
    z: approach - 6 * turn - travelled,
    heading: 180 - 64 * turn,
    ...(Math.floor(time * 3) % 2 === 0 || time >= SECONDS - 0.3 ? { indicator: 'left' } : {}),
  });
  return townJunctionView({
    seat: 'cab',
    road: { middle: 'none' },
    crossing: { z: JUNCTION - travelled, width: 8 },
    travelled,
    ground: [tramTrack(0), tramTrack(-3.4)],
    front: car(SEATS.cab),
  });
});
