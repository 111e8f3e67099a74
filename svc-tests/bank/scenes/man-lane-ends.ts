import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { beacon } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { path, rect } from '@zielona-fala/scene-kit/svg.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';
import { vanRear } from '@zielona-fala/scene-kit/vehicles/large.ts';

const stripes = [-120, -72, -24, 24, 72, 120]
  .map((x) => path(`M${x - 24}-70h24l-14 30h-24z`, '#C1121C'))
  .join('');
const barrier =
  rect(-130, -40, 10, 40, '#8A9195') +
  rect(120, -40, 10, 40, '#8A9195') +
  rect(-150, -70, 300, 30, '#fff') +
  stripes;

export default picture(
  driverView({
    road: { lanes: 2, oncoming: 0 },
    things: [
      thing(-3.4, 8.5, carRear({ paint: 'blue', braking: true })),
      thing(-3.4, 15, vanRear({ braking: true })),
      thing(-3.4, 22, carRear({ paint: 'silver', braking: true })),
      thing(-3.4, 29, carRear({ paint: 'red', braking: true })),
      thing(-3.4, 37, carRear({ paint: 'green' })),
      thing(0, 17, barrier),
      thing(-1.2, 19, beacon()),
      thing(-1.3, 24, beacon()),
      thing(-1.3, 30, beacon()),
    ],
  }),
);
