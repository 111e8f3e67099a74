import { busBay } from '../kit/driver/bus-stop.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { film, move } from '../kit/picture.ts';
import { D_STOPS } from '../kit/signs/d-stops.ts';
import { busRear } from '../kit/vehicles/bus.ts';

export default film(6, (time) => {
  const travelled = move(time, -3, 6, 0, 46) - move(0, -3, 6, 0, 46);
  const start = 40 - travelled;
  const indicating = time > 2 && (time - 1.9) % 0.8 < 0.5;
  const out = move(time, 4, 7, 0, 1);
  return driverView({
    travelled,
    ground: [busBay({ from: start, full: [start + 4, start + 22], to: start + 28 })],
    things: [
      thing(
        3.35 - 1.7 * out,
        start + 8 + 2 * out,
        busRear({ paint: 'red', ...(indicating ? { indicator: 'left' } : {}) }),
      ),
      thing(5.9, start + 17, signPost([D_STOPS['d-15']], { size: 1.6, clearance: 2.2 })),
    ],
  });
});
