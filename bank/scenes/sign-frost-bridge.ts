import { crashBarrier } from '../kit/driver/dual.ts';
import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { A_CARRIAGEWAY } from '../kit/signs/a-carriageway.ts';
import { line } from '../kit/svg.ts';

const bare = line('M0 0V-300M0-230L-110-400M0-260L120-420M0-300L-30-520M-60-325L-150-370M65-350L70-480', {
  stroke: SCENE.trunk,
  width: 22,
  cap: 'round',
});

export default picture(
  driverView({
    setting: 'bare',
    ground: [
      surface(-90, -5.6, 13, 30, '#8DB4C9'),
      surface(2.2, 90, 13, 30, '#8DB4C9'),
      surface(-5.6, -5.1, 12, 31, '#B9B8AE'),
      surface(1.7, 2.2, 12, 31, '#B9B8AE'),
      crashBarrier(-5.5, 12, 31),
      crashBarrier(2.1, 12, 31),
    ],
    things: [
      ...[-9, -14, 5.5, 10].flatMap((x, index) => [
        thing(x, 34 + index * 3, bare),
        thing(x * 1.6, 48 - index * 2, bare),
      ]),
      thing(2.45, 6.7, signPost([A_CARRIAGEWAY['a-32']])),
    ],
  }),
);
