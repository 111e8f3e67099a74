import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { tree } from '../kit/driver/plants.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { C_DIRECTIONS } from '../kit/signs/c-directions.ts';
import { rect } from '../kit/svg.ts';

const pump = rect(-28, -150, 56, 150, '#C8323B', 8) + rect(-18, -136, 36, 34, '#E9F1F4', 4);
const roof =
  rect(-560, -520, 1120, 80, '#F2F2EC') +
  rect(-560, -452, 1120, 14, '#C8323B') +
  rect(-470, -440, 24, 440, '#9AA3A7') +
  rect(446, -440, 24, 440, '#9AA3A7');
const shop =
  rect(-420, -330, 840, 330, '#E4E0D6') +
  rect(-360, -240, 460, 170, '#8EA3AD') +
  rect(180, -240, 120, 240, '#5F7480');

export default picture(
  driverView({
    setting: 'bare',
    ground: [surface(-60, -5, 15, 38, '#5B6265')],
    things: [
      thing(-13, 37, shop),
      thing(-11.4, 30, roof),
      ...[-13.8, -11.4, -9].map((x) => thing(x, 29.5, pump)),
      ...[46, 60, 76].map((z) => thing(-11, z, tree())),
      ...[22, 33, 46, 62].map((z, index) => thing(7.5 + (index % 2), z, tree(index % 2 === 0))),
      thing(2.45, 6.7, signPost([C_DIRECTIONS['c-5']])),
    ],
  }),
);
