import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { B_MANOEUVRES } from '@zielona-fala/scene-kit/signs/b-manoeuvres.ts';
import { T_PLATES } from '@zielona-fala/scene-kit/signs/t-plates.ts';

export default picture(
  driverView({
    things: [thing(2.5, 6.8, signPost([B_MANOEUVRES['b-35'], T_PLATES['t-24']], { clearance: 0.75 }))],
  }),
);
