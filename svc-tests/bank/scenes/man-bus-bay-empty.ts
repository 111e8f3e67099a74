import { patch } from '@zielona-fala/scene-kit/driver/camera.ts';
import type { Ground } from '@zielona-fala/scene-kit/driver/parts.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { SCENE } from '@zielona-fala/scene-kit/palette.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_STOPS } from '@zielona-fala/scene-kit/signs/d-stops.ts';
import { rect } from '@zielona-fala/scene-kit/svg.ts';

const bay = (extra: number, fill: string): Ground => {
  return (camera) =>
    patch(
      camera,
      [
        [1.5 + extra, 6.5 - extra],
        [4.8 + extra, 9.5 - extra],
        [4.8 + extra, 22 + extra],
        [1.5 + extra, 27 + extra],
      ],
      fill,
    );
};
const shelter =
  rect(-170, -250, 340, 14, '#5B6468') +
  rect(-160, -236, 8, 236, '#5B6468') +
  rect(152, -236, 8, 236, '#5B6468') +
  rect(-152, -226, 304, 170, '#9FC3D188') +
  rect(-120, -60, 240, 12, '#8A6B4A');

export default picture(
  driverView({
    ground: [bay(0.35, SCENE.kerb), bay(0, SCENE.asphalt)],
    things: [
      thing(7.3, 20.5, shelter),
      thing(5.5, 19, signPost([D_STOPS['d-15']], { size: 1.5, clearance: 1.5 })),
    ],
  }),
);
