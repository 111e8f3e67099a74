import { flag, longLoad, roofBars } from '../kit/close-up/roof-load.ts';
import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { lettering } from '../kit/lettering.ts';
import { SIGN } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { line } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';

const dimension =
  line('M212-78V6M292-172V6', { stroke: '#15191A', width: 3, dash: '8 6' }) +
  line('M214-2H290M226-10L214-2 226 6M278-10L290-2 278 6', { stroke: '#15191A', width: 4, join: 'round' }) +
  lettering('0,8 m', { x: 252, y: 34, size: 30, fill: '#15191A', anchor: 'middle' });

export default picture(
  roadFromTheSide('#8B9598'),
  onTheRoad(
    420,
    1.55,
    carSide({ paint: 'white' }) +
      roofBars() +
      longLoad(-170, 292, 'pipes') +
      flag(248, -168, SIGN.orange) +
      dimension,
  ),
);
