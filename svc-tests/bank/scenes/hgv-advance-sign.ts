import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { crossroad, STREET } from '@zielona-fala/scene-kit/driver/road.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { SIGN } from '@zielona-fala/scene-kit/palette.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { heightLimit } from '@zielona-fala/scene-kit/signs/b-limits.ts';
import { board, type Sign } from '@zielona-fala/scene-kit/signs/plates.ts';
import { line, place } from '@zielona-fala/scene-kit/svg.ts';

/** F-6: what is forbidden on the road to the right behind the junction. */
const advance: Sign = board(
  line('M-8 40V-40M-40 2H26', { stroke: SIGN.white, width: 13 }) +
    place({ x: 26, y: 2, scale: 0.44 }, heightLimit(3.2).drawing),
);

export default picture(
  driverView({
    seat: 'lorry',
    setting: 'country',
    ground: [crossroad({ ...STREET, edge: 'verge' }, { z: 24 })],
    things: [thing(2.78, 8, signPost([advance], { size: 1.75, clearance: 1 }))],
  }),
);
