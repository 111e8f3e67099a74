import { SEATS, seenAt } from '../kit/driver/camera.ts';
import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { film, HEIGHT, move, WIDTH } from '../kit/picture.ts';
import { circle, path, rect, type Svg } from '../kit/svg.ts';
import { carRear } from '../kit/vehicles/car.ts';

const BRAKES_AT = 4;
const WET = '#6A777E';

/** Rain that falls towards the windscreen. */
function rain(time: number): Svg {
  const drops = Array.from({ length: 40 }, (_, index) => {
    const x = (index * 197 + time * 90) % WIDTH;
    const y = (index * 89 + time * 900) % HEIGHT;
    return `M${x.toFixed(0)} ${y.toFixed(0)}l-4 24`;
  });
  return (
    rect(0, 0, WIDTH, HEIGHT, '#5E6F7A50') + path(drops.join(''), 'none', { stroke: '#E8F1F690', width: 2 })
  );
}

/** Brake lamps over the rain, and what they throw on the wet road. */
function brakeLamps(z: number): Svg {
  const sides = [-0.75, 0.75].map((side) => {
    const lamp = seenAt(SEATS.car, side, z, 0.78);
    const foot = seenAt(SEATS.car, side, z);
    return (
      circle(lamp.x, lamp.y, 460 / z, '#FF2B3544') +
      circle(lamp.x, lamp.y, 190 / z, '#FF2B35') +
      rect(foot.x - 140 / z, foot.y + 4, 280 / z, 1000 / z, '#FF2B3566', 140 / z)
    );
  });
  const upper = seenAt(SEATS.car, 0, z, 1.39);
  return sides.join('') + rect(upper.x - 230 / z, upper.y - 40 / z, 460 / z, 90 / z, '#FF2B35', 4);
}

export default film(6, (time) => {
  const braking = time >= BRAKES_AT;
  const z = 20 - move(time, BRAKES_AT + 0.2, 7, 0, 9);
  return driverView({
    setting: 'country',
    travelled: 12 * time,
    ground: [
      surface(-4.3, -3.9, 3, 90, WET),
      surface(-2.9, -2.5, 3, 90, WET),
      surface(-0.9, -0.5, 3, 90, WET),
      surface(0.5, 0.9, 3, 90, WET),
    ],
    things: [thing(0, z, carRear({ paint: 'white', braking }))],
    front: rain(time) + (braking ? brakeLamps(z) : ''),
  });
});
