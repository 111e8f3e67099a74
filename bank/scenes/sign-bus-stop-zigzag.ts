import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { zigzag } from '../kit/driver/strokes.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { D_STOPS } from '../kit/signs/d-stops.ts';

export default picture(
  driverView({
    ground: [zigzag(0.2, 1.5, 5, 26)],
    things: [thing(3, 20, signPost([D_STOPS['d-15']], { size: 1.9 }))],
  }),
);
