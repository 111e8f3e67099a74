import { laneArrow } from '../kit/driver/lane-arrow.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';
import { picture } from '../kit/picture.ts';

export default picture(
  townJunctionView({
    road: { middle: 'double' },
    crossing: { z: 18 },
    ground: [laneArrow(0, 7, ['straight', 'right'])],
    front: handlebars(),
  }),
);
