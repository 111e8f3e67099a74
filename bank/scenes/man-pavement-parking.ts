import { streetFromAbove } from '../kit/above/street.ts';
import { fromAbove } from '../kit/above/vehicles.ts';
import { picture } from '../kit/picture.ts';
import { line, place } from '../kit/svg.ts';

const slabs = Array.from({ length: 20 }, (_, index) => `M${index * 48} 359V500`).join('');

export default picture(
  streetFromAbove(160, 350, 150),
  line(slabs, { stroke: '#B7BBB4', width: 2 }),
  place({ x: 560, y: 396, turn: 90, scale: 1 }, fromAbove({ kind: 'car', paint: 'yellow' })),
  place({ x: 400, y: 466, turn: 90, scale: 1.05 }, fromAbove({ kind: 'pedestrian', paint: 'red' })),
  place({ x: 180, y: 303, turn: 90 }, fromAbove({ kind: 'car', paint: 'blue' })),
);
