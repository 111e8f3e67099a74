import { cottage } from '../kit/driver/buildings.ts';
import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { tree } from '../kit/driver/plants.ts';
import { driverView } from '../kit/driver/view.ts';
import { SCENE } from '../kit/palette.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { rect, towardsLeft } from '../kit/svg.ts';

const gatePost = rect(-16, -150, 32, 150, '#C9B79C') + rect(-20, -158, 40, 12, '#8C7A62');
const fence =
  Array.from({ length: 9 }, (_, index) => rect(index * 26, -112, 15, 108, '#8A6A4A')).join('') +
  rect(-4, -92, 236, 9, '#7A5C3E') +
  rect(-4, -34, 236, 9, '#7A5C3E');

export default picture(
  driverView({
    setting: 'bare',
    ground: [
      surface(-400, 400, 0, 400, SCENE.meadow),
      surface(-2.2, 2.2, 0, 6.2, '#B4ABA0'),
      surface(-400, 400, 6.2, 9.2, SCENE.pavement),
      surface(-400, 400, 9.2, 9.5, '#A9AFA8'),
      surface(-400, 400, 9.5, 16.5, SCENE.asphalt),
      ...[-20, -13, -6, 1, 8, 15].map((x) => surface(x, x + 3, 12.95, 13.1, SCENE.paint)),
      surface(-400, 400, 16.5, 16.9, SCENE.kerb),
      surface(-400, 400, 16.9, 19.5, SCENE.pavement),
    ],
    things: [
      thing(-2.5, 6.1, gatePost),
      thing(2.5, 6.1, gatePost),
      thing(-4.9, 6.1, fence),
      thing(2.75, 6.1, fence),
      thing(1.75, 7.6, towardsLeft(walker({ clothes: 'red' }))),
      thing(-8, 29, cottage()),
      thing(9.5, 30, cottage('#E9DECF')),
      thing(0.6, 31, tree()),
      thing(-14.5, 33, tree(true)),
      thing(17, 33, tree(true)),
    ],
  }),
);
