import { laneArrow } from '@zielona-fala/scene-kit/driver/markings.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { handlebars } from '@zielona-fala/scene-kit/inside/motorcycle.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';

export default picture(
  townJunctionView({
    road: { middle: 'double' },
    crossing: { z: 18 },
    ground: [laneArrow(0, 7, ['straight', 'right'])],
    front: handlebars(),
  }),
);
