import { house } from '../kit/driver/buildings.ts';
import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { SCENE } from '../kit/palette.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';

const dashes = Array.from({ length: 9 }, (_, index) => -40 + index * 9);

export default picture(
  driverView({
    setting: 'bare',
    road: { middle: 'none', edge: 'kerb' },
    ground: [
      surface(-90, 90, 8, 60, SCENE.pavement),
      surface(-90, 90, 8, 8.08, '#B2B6AF'),
      surface(-90, 90, 11.4, 11.7, SCENE.kerb),
      surface(-90, 90, 11.7, 18.7, SCENE.asphalt),
      ...dashes.map((x) => surface(x, x + 4, 15.12, 15.3, SCENE.paint)),
      surface(-90, 90, 18.7, 19, SCENE.kerb),
    ],
    things: [
      thing(-2.6, 9.4, walker({ clothes: 'yellow', with: 'bag' })),
      thing(-15, 26, house(12, 11, '#E7D9C3')),
      thing(-2, 26, house(13, 13, '#D9C2AC')),
      thing(11.5, 26, house(12, 10, '#E9DECF')),
      thing(24, 26, house(12, 12, '#D5BFA9')),
      thing(-28, 26, house(12, 12, '#EADFCF')),
    ],
  }),
);
