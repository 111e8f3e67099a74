import { thing } from '../kit/driver/parts.ts';
import { parkedOpposite } from '../kit/driver/street-life.ts';
import { driverView } from '../kit/driver/view.ts';
import { insideMirror, steeringWheel } from '../kit/inside/car.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { place, polygon, rect } from '../kit/svg.ts';
import { carFront } from '../kit/vehicles/car.ts';
import { vanRear } from '../kit/vehicles/van.ts';

const shown =
  rect(-150, -45, 300, 90, SCENE.sky) +
  rect(-150, -45, 95, 60, '#D9C2AC') +
  rect(62, -45, 90, 60, '#E7D9C3') +
  rect(-150, 2, 300, 45, SCENE.pavement) +
  polygon(
    [
      [-18, 0],
      [18, 0],
      [120, 45],
      [-120, 45],
    ],
    SCENE.asphalt,
  ) +
  place({ x: 0, y: 58, scale: 0.62 }, carFront({ paint: 'black', headlights: true }));

export default picture(
  driverView({
    things: [thing(0, 14, vanRear()), ...parkedOpposite(24, ['green', 'silver'])],
    front: steeringWheel() + insideMirror(shown),
  }),
);
