import { stopLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { film } from '../kit/picture.ts';
import { type Lamp, trafficLight } from '../kit/signals/traffic-light.ts';
import { carRear } from '../kit/vehicles/car.ts';

const SECONDS = 6.4;
const LINE = 54;
const BRAKING = 3;
const AMBER = 2;
const RED = 5;

/** Nine metres a second, then slower. */
const gone = (time: number): number => 9 * time - 1.05 * Math.max(0, time - BRAKING) ** 2;

const lampAt = (time: number): Lamp => (time < AMBER ? 'green' : time < RED ? 'amber' : 'red');

export default film(SECONDS, (time) => {
  const travelled = gone(time);
  return townJunctionView({
    travelled,
    crossing: { z: LINE + 5.5 - travelled },
    ground: [stopLine(-1.5, 1.6, LINE - travelled, true)],
    things: [
      thing(2.8, LINE + 2.6 - travelled, signalPost(trafficLight({ lamp: lampAt(time) }), 1.3)),
      thing(0, 20 + 10 * time - travelled, carRear({ paint: 'black' })),
    ],
  });
});
