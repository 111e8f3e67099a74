import { stopLine, zebra } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_ROADS } from '@zielona-fala/scene-kit/signs/d-roads.ts';

export default picture(
  driverView({
    ground: [stopLine(-1.6, 1.7, 8.6, true), zebra(-5.1, 1.7, 11)],
    things: [thing(3.2, 10.6, signPost([D_ROADS['d-6']]))],
  }),
);
