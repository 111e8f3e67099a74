import { patch } from '@zielona-fala/scene-kit/driver/camera.ts';
import type { Ground } from '@zielona-fala/scene-kit/driver/parts.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { house } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { SCENE } from '@zielona-fala/scene-kit/palette.ts';
import { walker } from '@zielona-fala/scene-kit/people/people.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';

/** A band that runs across the view, its near and far edge in metres. */
const across = (near: number, far: number, fill: string, left = -90, right = 90): Ground => {
  return (camera) =>
    patch(
      camera,
      [
        [left, near],
        [left, far],
        [right, far],
        [right, near],
      ],
      fill,
    );
};

const dashes = Array.from({ length: 9 }, (_, index) => -40 + index * 9);

export default picture(
  driverView({
    setting: 'bare',
    road: { middle: 'none', edge: 'kerb' },
    ground: [
      across(8, 60, SCENE.pavement),
      across(8, 8.08, '#B2B6AF'),
      across(11.4, 11.7, SCENE.kerb),
      across(11.7, 18.7, SCENE.asphalt),
      ...dashes.map((x) => across(15.12, 15.3, SCENE.paint, x, x + 4)),
      across(18.7, 19, SCENE.kerb),
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
