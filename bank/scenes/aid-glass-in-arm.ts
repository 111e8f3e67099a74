import { SCENE } from '../kit/palette.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { ellipse, line, path, place, rect } from '../kit/svg.ts';

const bandage =
  rect(-60, -46, 120, 92, '#F4F5F2', 16) + line('M-60-16H60M-60 16H60', { stroke: '#D5D9D4', width: 5 });

export default picture(
  rect(0, 0, WIDTH, HEIGHT, SCENE.meadowFar),
  rect(0, 330, WIDTH, 210, '#C9A25E'),
  line('M0 360H960M0 420H960M0 480H960', { stroke: '#B98F48', width: 4 }),
  ellipse(470, 372, 420, 34, SCENE.shade),
  path(
    'M0 190C220 170 420 190 610 212L720 206C780 196 850 214 884 236C900 248 886 262 866 258L806 250L872 276C888 284 878 300 860 296L790 276L846 312C856 322 842 334 828 328L754 292L796 338C800 350 786 358 776 350L700 304C660 322 620 334 570 342C380 360 180 370 0 372Z',
    SCENE.skin,
  ),
  path('M0 170C90 160 160 166 210 172L222 372C150 380 70 380 0 382Z', '#2F74C0'),
  path('M392 246C420 232 470 234 492 250C506 268 480 286 446 284C410 284 376 266 392 246Z', '#B3202A'),
  path('M470 268C478 300 470 330 474 356L462 356C460 330 456 300 456 272Z', '#B3202A'),
  path('M424 262L400 120L478 152L468 262Z', '#BFE0EACC', { stroke: '#F4FBFF', width: 4, join: 'round' }),
  place({ x: 120, y: 470 }, bandage),
  place({ x: 270, y: 484, scale: 0.8 }, bandage),
);
