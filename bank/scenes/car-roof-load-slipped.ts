import { landAhead, roadAhead } from '../kit/close-up/from-behind.ts';
import { tree } from '../kit/driver/plants.ts';
import { picture } from '../kit/picture.ts';
import { line, place, rect } from '../kit/svg.ts';
import { carRear } from '../kit/vehicles/car.ts';

/** Ends of boards that have slid to the right, seen from behind. */
const boards = place(
  { x: 34, y: -164, turn: 13 },
  ...[0, 1, 2].map((row) =>
    [0, 1, 2]
      .map((column) =>
        rect(-62 + column * 44 + row * 5, -row * 13, 42, 12, row % 2 ? '#C79A5B' : '#D6AC6E', 1),
      )
      .join(''),
  ),
);
const rack = line('M-74-150H74', { stroke: '#22292D', width: 7, cap: 'round' });
const strap = line('M-70-150C-66-176-52-190-40-186', { stroke: '#E8591C', width: 5, cap: 'round' });
const loose = line('M92-160C108-140 86-120 104-100C116-86 98-72 108-58', {
  stroke: '#E8591C',
  width: 5,
  cap: 'round',
});

export default picture(
  landAhead(),
  roadAhead([430, 470], [-140, 330]),
  roadAhead([470, 540], [330, 1101], '#A7ACA6'),
  place({ x: 880, y: 330, scale: 0.4 }, tree()),
  place({ x: 130, y: 320, scale: 0.34 }, tree(true)),
  place({ x: 560, y: 500, scale: 2.25 }, carRear({ paint: 'blue' }) + rack + boards + strap + loose),
);
