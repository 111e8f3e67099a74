import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { lettering } from '@zielona-fala/scene-kit/lettering.ts';
import { SIGN } from '@zielona-fala/scene-kit/palette.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { A_CARRIAGEWAY } from '@zielona-fala/scene-kit/signs/a-carriageway.ts';
import { plate } from '@zielona-fala/scene-kit/signs/plates.ts';

const slope = plate(lettering('12%', { x: 0, y: 10, size: 29, fill: SIGN.black, anchor: 'middle' }));

export default picture(
  driverView({
    setting: 'country',
    hilltop: 30,
    things: [thing(3.2, 10, signPost([A_CARRIAGEWAY['a-22'], slope], { clearance: 1 }))],
  }),
);
