import { thing } from '../kit/driver/parts.ts';
import { railwayAcross } from '../kit/driver/rails.ts';
import { barrier } from '../kit/driver/railway.ts';
import { driverView } from '../kit/driver/view.ts';
import { lettering } from '../kit/lettering.ts';
import { picture } from '../kit/picture.ts';
import { line, place, rect, towardsLeft } from '../kit/svg.ts';

const words = (text: string, y: number, size: number) =>
  lettering(text, { x: 0, y, size, fill: '#15191A', anchor: 'middle', widest: 330 });

const sticker =
  rect(-185, -120, 370, 240, '#15191A', 14) +
  rect(-180, -115, 360, 230, '#FFD21A', 11) +
  words('NUMER PRZEJAZDU', -66, 36) +
  words('315 420 762', -2, 62) +
  rect(-160, 22, 320, 5, '#15191A') +
  words('112', 100, 88);

/** The drive of the barrier beyond the track; its sticker is on the side of the track. */
const drive =
  towardsLeft(barrier({ reach: 3.4, raised: 0.94 })) +
  rect(-19, -84, 38, 26, '#15191A', 2) +
  rect(-17, -82, 34, 22, '#FFD21A', 2);

export default picture(
  driverView({
    setting: 'country',
    ground: [railwayAcross(5.2)],
    things: [thing(-5.35, 12.4, place({ x: 0, y: 0, scale: 1.25 }, drive))],
  }),
  line('M65 234L430 115M65 257L430 415', { stroke: '#15191A', width: 3 }),
  place({ x: 670, y: 265, scale: 1.3 }, sticker),
);
