import { narrowing } from '../kit/driver/narrowing.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { B_MANOEUVRES } from '../kit/signs/b-manoeuvres.ts';
import { lorryFront } from '../kit/vehicles/lorry.ts';

export default picture(
  driverView({
    setting: 'country',
    road: { middle: 'none' },
    ground: [...narrowing({ from: 10, to: 14 })],
    things: [thing(-3.2, 34, lorryFront()), thing(2.45, 6.7, signPost([B_MANOEUVRES['b-31']]))],
  }),
);
