import { landAhead, roadAhead } from '../kit/close-up/from-behind.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { circle, line, place, rect } from '../kit/svg.ts';
import { carRear } from '../kit/vehicles/car.ts';

const bicycle = (frame: string) =>
  circle(-52, -34, 33, 'none', { stroke: SCENE.tyre, width: 6 }) +
  circle(52, -34, 33, 'none', { stroke: SCENE.tyre, width: 6 }) +
  line('M-52-34L-20-84H34L2-36L-20-84M2-36H-52M34-84L52-34M34-84L30-102H46M-26-92H-10', {
    stroke: frame,
    width: 6,
    join: 'round',
  });
/** A plain platform with a sheet behind the wheels: it hides lamps and plate and has none of its own. */
const platform =
  rect(-96, -94, 192, 62, '#3C464B', 6) +
  rect(-100, -30, 200, 10, '#22292D', 4) +
  rect(-8, -150, 16, 122, '#22292D', 4);

export default picture(
  landAhead(),
  roadAhead([300, 560], [-200, 1100], '#A7ACA6'),
  place(
    { x: 480, y: 500, scale: 2.5 },
    carRear({ paint: 'blue' }) +
      platform +
      place({ x: -8, y: -34 }, bicycle('#3E8E5A')) +
      place({ x: 8, y: -26 }, bicycle('#C8323B')),
  ),
);
