import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { lettering } from '../kit/lettering.ts';
import { picture } from '../kit/picture.ts';
import { circle, line, rect, type Svg } from '../kit/svg.ts';
import { motorcyclistSide } from '../kit/vehicles/motorcycle.ts';

const strap = { stroke: '#1B2226', width: 4 } as const;
const pile =
  line('M-120-80H-56', { stroke: '#59646A', width: 6, cap: 'round' }) +
  rect(-136, -124, 78, 42, '#8A5A2E', 5) +
  rect(-132, -164, 70, 40, '#5E7A3A', 16) +
  rect(-126, -196, 58, 32, '#8A3B34', 14) +
  line('M-96-198V-82', strap);
const pannier = rect(-78, -84, 56, 44, '#8A5A2E', 7) + line('M-62-84V-40M-38-84V-40', strap);
const hangingBag =
  line('M36-106L44-88M36-106L66-88', { stroke: '#5B3A1C', width: 5 }) + rect(24, -92, 62, 54, '#8A5A2E', 10);

const one = (x: number, number: string, luggage: Svg): Svg =>
  onTheRoad(x, 1.2, motorcyclistSide({ clothes: 'blue' }), luggage) +
  circle(x, 504, 25, '#fff') +
  lettering(number, { x, y: 517, size: 36, fill: '#15191A', anchor: 'middle' });

export default picture(
  roadFromTheSide(),
  one(200, '1', pile),
  one(500, '2', pannier),
  one(790, '3', hangingBag),
);
