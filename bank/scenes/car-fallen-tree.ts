import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { circle, ellipse, line, path } from '../kit/svg.ts';

const crown = [
  [-70, -62, 62],
  [20, -96, 74],
  [95, -56, 60],
  [-10, -44, 58],
] as const;

/** Lies across the lane, its roots on the verge to the right. */
const fallen =
  ellipse(130, -2, 290, 14, SCENE.shade) +
  path('M60-70L430-52V-6L60-20Z', SCENE.trunk) +
  path(
    'M420-62C450-110 470-100 466-60 500-70 500-40 470-30 500-10 480 10 446-4 420 8 410-20 420-62Z',
    '#54463A',
  ) +
  line('M120-50L60-120M200-50L170-110', { stroke: SCENE.trunk, width: 14, cap: 'round' }) +
  crown
    .map(([x, y, radius], index) => circle(x, y, radius, index % 2 ? SCENE.foliage : SCENE.foliageLight))
    .join('') +
  circle(150, -118, 34, SCENE.foliage);

export default picture(driverView({ setting: 'country', things: [thing(0.1, 11, fallen)] }));
