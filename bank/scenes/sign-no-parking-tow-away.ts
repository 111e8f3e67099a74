import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { B_MANOEUVRES } from '../kit/signs/b-manoeuvres.ts';
import { T_PLATES } from '../kit/signs/t-plates.ts';

export default picture(
  driverView({
    things: [thing(2.5, 6.8, signPost([B_MANOEUVRES['b-35'], T_PLATES['t-24']], { clearance: 0.75 }))],
  }),
);
