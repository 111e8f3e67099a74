import { house } from '../kit/driver/buildings.ts';
import { SCENE, WALLS } from '../kit/palette.ts';
import { walker } from '../kit/people/people.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { circle, path, place, rect, towardsLeft } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';

const flashing = circle(183, -60, 24, `${SCENE.indicator}66`) + circle(-189, -56, 24, `${SCENE.indicator}66`);
const frontDent = path('M214-64L184-60 200-50 176-42 196-36 184-28H212Z', '#16324F');
const rearDent = path('M-214-60L-186-56 -202-48 -178-42 -198-36 -186-28H-212Z', '#5E430A');

export default picture(
  rect(0, 0, WIDTH, HEIGHT, SCENE.sky),
  ...[110, 330, 560, 780, 960].map((x, index) =>
    place({ x, y: 250, scale: 0.2 }, house(10, 10 + (index % 3) * 1.5, WALLS[index % WALLS.length])),
  ),
  rect(0, 250, WIDTH, 26, SCENE.pavement),
  rect(0, 276, WIDTH, 140, SCENE.asphalt),
  rect(0, 416, WIDTH, 10, SCENE.kerb),
  rect(0, 426, WIDTH, 114, SCENE.pavement),
  place(
    { x: 240, y: 408, scale: 1.02 },
    carSide({ paint: 'blue', indicator: 'both' }) + flashing + frontDent,
  ),
  place(
    { x: 714, y: 408, scale: 1.02 },
    carSide({ paint: 'yellow', indicator: 'both' }) + flashing + rearDent,
  ),
  place({ x: 700, y: 514, scale: 1.1 }, walker({ standing: true, clothes: 'red' })),
  place(
    { x: 800, y: 514, scale: 1.1 },
    towardsLeft(walker({ standing: true, clothes: 'green', hair: '#2A2320' })),
  ),
);
