import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { lettering } from '../kit/lettering.ts';
import { SIGN } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { D_SERVICES } from '../kit/signs/d-services.ts';
import { board } from '../kit/signs/plates.ts';
import { place } from '../kit/svg.ts';

const words = lettering('LPG', { x: 0, y: 58.5, size: 23, fill: SIGN.white, anchor: 'middle', widest: 80 });
const gasToo = board(place({ x: 0, y: -14 }, D_SERVICES['d-23'].drawing) + words, 130);

export default picture(
  driverView({
    setting: 'country',
    things: [thing(2.45, 6.7, signPost([gasToo], { clearance: 0.95 }))],
  }),
);
