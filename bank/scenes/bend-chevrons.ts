import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { SIGN } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { path, rect } from '../kit/svg.ts';

/** A board that shows the course of a sharp bend (U-3). */
const chevrons =
  rect(-80, -70, 12, 70, SIGN.metal) +
  rect(68, -70, 12, 70, SIGN.metal) +
  rect(-110, -150, 220, 84, SIGN.white, 6) +
  [-70, 0, 70]
    .map((x) => path(`M${x + 34}-150H${x}L${x - 34}-108L${x}-66H${x + 34}L${x}-108Z`, SIGN.red))
    .join('');

export default picture(
  driverView({
    setting: 'wood',
    light: 'rain',
    bend: -95,
    road: { middle: 'double' },
    things: [
      ...[24, 29, 35].map((z) => thing(4.6, z, chevrons)),
      thing(2.9, 8, signPost([A_JUNCTIONS['a-2']])),
    ],
  }),
);
