import { bendFromAbove } from '../kit/above/bend.ts';
import { fromAbove } from '../kit/above/vehicles.ts';
import { PAINT, SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { line, path, place, rect } from '../kit/svg.ts';

/** Front wheels turned to the right stand out beside the body. */
const wheel = (x: number) => place({ x, y: -34, turn: 32 }, rect(-7, -16, 14, 32, SCENE.tyre, 4));

export default picture(
  bendFromAbove(),
  line('M452 540C448 490 436 440 424 400', { stroke: '#2B3236', width: 9, dash: '26 10' }),
  line('M518 540C514 490 502 440 488 396', { stroke: '#2B3236', width: 9, dash: '26 10' }),
  place(
    { x: 430, y: 330, scale: 1.35, turn: 6 },
    wheel(-32) + wheel(32) + fromAbove({ kind: 'car', paint: 'blue' }),
  ),
  place({ x: 436, y: 226, turn: 2 }, path('M-17 0V-58H-38L0-112 38-58H17V0Z', PAINT.red)),
);
