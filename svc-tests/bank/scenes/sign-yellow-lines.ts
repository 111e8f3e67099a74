import { lineAlong } from '@zielona-fala/scene-kit/driver/markings.ts';
import { lineThrough } from '@zielona-fala/scene-kit/driver/painted.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { beacon } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { SIGN } from '@zielona-fala/scene-kit/palette.ts';
import { stander } from '@zielona-fala/scene-kit/people/people.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';

const yellow = SIGN.yellow;

export default picture(
  driverView({
    setting: 'country',
    road: { shoulder: 3 },
    ground: [
      lineAlong(1.65, 'solid', 0),
      lineThrough(
        [
          [-1.5, 3],
          [-1.5, 6],
          [1.4, 20],
          [1.4, 90],
        ],
        yellow,
        0.2,
      ),
      lineThrough(
        [
          [1.9, 3],
          [1.9, 6],
          [4.4, 20],
          [4.4, 90],
        ],
        yellow,
        0.2,
      ),
    ],
    things: [
      ...[0, 1, 2, 3].map((index) => thing(-1.5 + index * 0.72, 9.5 + index * 3.4, beacon())),
      ...[0, 1, 2].map((index) => thing(0.9, 24 + index * 5, beacon())),
      thing(-0.9, 21, stander({ clothes: 'orange', with: 'reflector' })),
    ],
  }),
);
