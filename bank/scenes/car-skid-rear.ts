import { bendFromAbove } from '../kit/above/bend.ts';
import { fromAbove } from '../kit/above/vehicles.ts';
import { PAINT } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { line, path, place } from '../kit/svg.ts';

export default picture(
  bendFromAbove(),
  line('M452 540C440 470 424 410 402 352', { stroke: '#2B3236', width: 9, dash: '26 10' }),
  line('M512 540C500 470 486 420 468 376', { stroke: '#2B3236', width: 9, dash: '26 10' }),
  place({ x: 470, y: 300, scale: 1.35, turn: 62 }, fromAbove({ kind: 'car', paint: 'blue' })),
  place({ x: 378, y: 286, turn: 38 }, path('M0-17H-60V-38L-116 0-60 38V17H0Z', PAINT.red)),
);
