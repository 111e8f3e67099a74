import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { PARKING, parkedCars, passersBy } from '../kit/driver/street-life.ts';
import { lineThrough, type Spot } from '../kit/driver/strokes.ts';
import { driverView } from '../kit/driver/view.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { D_STOPS } from '../kit/signs/d-stops.ts';
import { T_PLATES } from '../kit/signs/t-plates.ts';

const [KERB, FROM, TO] = [1.7, 7.4, 13.2];
const MIDDLE = KERB + PARKING / 2;
/** The wheelchair (P-24), as long on the ground as signs painted there are. */
const at = (across: number, along: number): Spot => [MIDDLE + across, 9 + along];
const wheel = Array.from({ length: 11 }, (_, index) => {
  const angle = 1.2 + (index / 10) * 4.4;
  return at(-0.05 + 0.42 * Math.cos(angle), 0.9 + 0.9 * Math.sin(angle));
});
const sitting = [at(-0.1, 2.7), at(-0.1, 1.5), at(0.4, 1.4), at(0.55, 0.2)];
const arms = [at(-0.1, 2.1), at(0.35, 2.1)];

export default picture(
  driverView({
    road: { shoulder: PARKING },
    ground: [
      surface(KERB, KERB + PARKING, FROM, TO, '#2C63A8'),
      ...[FROM, TO].map((z) => surface(KERB, KERB + PARKING, z, z + 0.2, SCENE.paint)),
      surface(KERB - 0.06, KERB + 0.06, FROM, TO, SCENE.paint),
      ...[wheel, sitting, arms].map((spots) => lineThrough(spots, SCENE.paint, 0.15)),
      surface(MIDDLE - 0.22, MIDDLE, 11.9, 12.4, SCENE.paint),
    ],
    things: [
      ...parkedCars(16.4, ['silver', 'red']),
      ...passersBy({ shoulder: PARKING }, 6),
      thing(4.9, 13.4, signPost([D_STOPS['d-18a'], T_PLATES['t-29']], { size: 1.15 })),
    ],
  }),
);
