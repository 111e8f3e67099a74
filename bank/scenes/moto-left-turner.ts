import { SEATS } from '../kit/driver/camera.ts';
import { solidCar } from '../kit/driver/solid-car.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';
import { film, move } from '../kit/picture.ts';

const SECONDS = 6;
const JUNCTION = 57;
const SPEED = 8;

export default film(SECONDS, (time) => {
  const travelled = SPEED * time;
  const turn = move(time, 4.3, SECONDS + 0.6, 0, 1);
  const approach = move(time, -3, 4.8, 125, 68);
  const car = solidCar({
    x: -3.4 + 2.6 * turn,
    z: approach - 5.5 * turn - travelled,
    heading: 180 - 62 * turn,
    ...(Math.floor(time * 3) % 2 === 0 || time >= SECONDS - 0.3 ? { indicator: 'left' } : {}),
  });
  return townJunctionView({
    crossing: { z: JUNCTION - travelled },
    travelled,
    front: car(SEATS.car) + handlebars(),
  });
});
