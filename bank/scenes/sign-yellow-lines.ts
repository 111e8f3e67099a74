import { lineAlong } from '../kit/driver/lines.ts';
import { thing } from '../kit/driver/parts.ts';
import { beacon } from '../kit/driver/roadworks.ts';
import { lineThrough } from '../kit/driver/strokes.ts';
import { driverView } from '../kit/driver/view.ts';
import { SIGN } from '../kit/palette.ts';
import { stander } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';

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
