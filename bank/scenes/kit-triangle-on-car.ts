import { FAR_FOOT, streetFromTheSide } from '../kit/close-up/street-side.ts';
import { SCENE } from '../kit/palette.ts';
import { stander } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { circle, place } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';
import { triangleAtRear } from '../kit/vehicles/on-board.ts';

const flashing = [187, -191].map((x) => circle(x, -58, 24, `${SCENE.indicator}88`)).join('');

export default picture(
  streetFromTheSide(),
  place(
    { x: 470, y: FAR_FOOT + 18, scale: 1.15 },
    carSide({ paint: 'blue', indicator: 'both' }) + flashing + triangleAtRear(),
  ),
  place({ x: 820, y: 505, scale: 1.25 }, stander({ clothes: 'orange' })),
  place({ x: 110, y: 285, scale: 0.6 }, stander({ clothes: 'green', with: 'bag' })),
);
