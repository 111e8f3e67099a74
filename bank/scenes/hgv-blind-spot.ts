import { streetFromAbove } from '../kit/above/street.ts';
import { fromAbove } from '../kit/above/vehicles.ts';
import type { Paint } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { place } from '../kit/svg.ts';

const cyclist = (x: number, y: number, paint: Paint, turn = 90) =>
  place({ x, y, scale: 1.3, turn }, fromAbove({ kind: 'bicycle', paint }));

export default picture(
  streetFromAbove(70, 440, 70),
  place({ x: 230, y: 330, scale: 1.6, turn: 90 }, fromAbove({ kind: 'lorry', paint: 'green' })),
  cyclist(370, 414, 'yellow'),
  cyclist(850, 330, 'blue'),
  cyclist(640, 160, 'red', -90),
);
