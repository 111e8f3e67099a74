import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { lettering } from '@zielona-fala/scene-kit/lettering.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { place, rect } from '@zielona-fala/scene-kit/svg.ts';
import { tankerRear } from '@zielona-fala/scene-kit/vehicles/goods.ts';

const figures = { x: 0, size: 62, fill: '#15191A', anchor: 'middle' } as const;
const plate =
  rect(-85, -62, 170, 124, '#15191A', 6) +
  rect(-79, -56, 158, 112, '#F07A12', 3) +
  rect(-79, -3, 158, 6, '#15191A') +
  lettering('33', { ...figures, y: -10 }) +
  lettering('1203', { ...figures, y: 51 });

export default picture(
  driverView({
    seat: 'lorry',
    setting: 'country',
    things: [thing(0, 8.6, tankerRear() + place({ x: 0, y: -215, scale: 0.95 }, plate))],
  }),
);
