import { zigzag } from '@zielona-fala/scene-kit/driver/painted.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_STOPS } from '@zielona-fala/scene-kit/signs/d-stops.ts';

export default picture(
  driverView({
    ground: [zigzag(0.2, 1.5, 5, 26)],
    things: [thing(3, 20, signPost([D_STOPS['d-15']], { size: 1.9 }))],
  }),
);
