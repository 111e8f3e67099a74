import { narrowing } from '@zielona-fala/scene-kit/driver/narrowing.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { B_MANOEUVRES } from '@zielona-fala/scene-kit/signs/b-manoeuvres.ts';
import { lorryFront } from '@zielona-fala/scene-kit/vehicles/large.ts';

export default picture(
  driverView({
    setting: 'country',
    road: { middle: 'none' },
    ground: [...narrowing()],
    things: [thing(-2.4, 33, lorryFront()), thing(2.45, 6.7, signPost([B_MANOEUVRES['b-31']]))],
  }),
);
