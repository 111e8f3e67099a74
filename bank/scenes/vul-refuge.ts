import { surface, zebra } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { SCENE } from '../kit/palette.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { C_DIRECTIONS } from '../kit/signs/c-directions.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';

const island = (from: number, to: number) => [
  surface(-3.7, -1.6, from - 0.3, to + 0.3, '#7F8681'),
  surface(-3.6, -1.7, from, to, SCENE.kerb),
  surface(-3.4, -1.9, from + 0.3, to - 0.3, SCENE.pavement),
];

export default picture(
  driverView({
    road: { middle: 'none' },
    ground: [
      surface(-7.25, -5, 0, 400, SCENE.kerb),
      surface(-6.9, -1.6, 0, 400, SCENE.asphalt),
      surface(-2.73, -2.57, 3, 8.4, SCENE.paint),
      surface(-2.73, -2.57, 23, 400, SCENE.paint),
      zebra(-6.9, -3.6, 13.4),
      zebra(-1.7, 1.7, 13.4),
      ...island(10, 13.3),
      ...island(17.5, 21),
      surface(-3.7, -1.6, 13.3, 17.5, '#B3B8B1'),
    ],
    things: [
      thing(-2.65, 10.6, signPost([C_DIRECTIONS['c-9']], { size: 0.75, clearance: 0.5 })),
      thing(2.9, 13, signPost([D_ROADS['d-6']], { size: 1.2 })),
      thing(-5.6, 15.4, walker({ clothes: 'green', stride: 0.05 })),
    ],
  }),
);
