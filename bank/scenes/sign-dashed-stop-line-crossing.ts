import { stopLine, zebra } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';

export default picture(
  driverView({
    ground: [stopLine(-1.6, 1.7, 8.6, true), zebra(-5.1, 1.7, 11)],
    things: [thing(3.2, 10.6, signPost([D_ROADS['d-6']]))],
  }),
);
