import { railwayAcross } from '@zielona-fala/scene-kit/driver/markings.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { lettering } from '@zielona-fala/scene-kit/lettering.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { place, rect } from '@zielona-fala/scene-kit/svg.ts';

const words = (text: string, y: number, size: number) =>
  lettering(text, { x: 0, y, size, fill: '#15191A', anchor: 'middle', widest: 330 });

const sticker =
  rect(-185, -120, 370, 240, '#15191A', 14) +
  rect(-180, -115, 360, 230, '#FFD21A', 11) +
  words('NUMER PRZEJAZDU', -66, 36) +
  words('315 420 762', -2, 62) +
  rect(-160, 22, 320, 5, '#15191A') +
  words('112', 100, 88);

export default picture(
  driverView({ setting: 'country', ground: [railwayAcross(11)] }),
  rect(560, 0, 150, 540, '#8B9598'),
  rect(560, 0, 26, 540, '#A2ABAE'),
  place({ x: 634, y: 270 }, sticker),
);
