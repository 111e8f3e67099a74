import { fromAbove } from '../kit/above/vehicles.ts';
import { SCENE } from '../kit/palette.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { line, path, place, rect } from '../kit/svg.ts';

const [LEFT, RIGHT] = [300, 660];
const middle = (LEFT + RIGHT) / 2;

export default picture(
  rect(0, 0, WIDTH, HEIGHT, SCENE.meadow),
  rect(LEFT, 0, RIGHT - LEFT, HEIGHT, SCENE.asphalt),
  line(`M${LEFT + 12} 0V540M${RIGHT - 12} 0V540`, { stroke: SCENE.paint, width: 7 }),
  line(`M${middle} -30V540`, { stroke: SCENE.paint, width: 7, dash: '60 70' }),
  path('M528 176L390 560H500Z', '#FFE58A88'),
  place({ x: 570, y: 190, scale: 1.5 }, fromAbove({ kind: 'car', paint: 'blue', indicator: 'left' })),
  place({ x: 384, y: 330, scale: 1.5 }, fromAbove({ kind: 'car', paint: 'yellow' })),
  place({ x: 520, y: 172 }, rect(-11, -6, 14, 12, '#22292D', 3)),
);
