import { surface } from '../kit/driver/markings.ts';
import { driverView } from '../kit/driver/view.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { carFront } from '../kit/vehicles/car.ts';

const edgeLine = Array.from({ length: 30 }, (_, index) =>
  surface(1.6, 1.84, 3 + index * 2, 4 + index * 2, SCENE.paint),
);

export default picture(
  driverView({
    road: { shoulder: 2.2 },
    setting: 'country',
    ground: edgeLine,
    front: handlebars({
      kind: 'moped',
      paint: 'blue',
      inMirror: carFront({ paint: 'red', headlights: true }),
    }),
  }),
);
