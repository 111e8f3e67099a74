import { busBay, busShelter } from '../kit/driver/bus-stop.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { D_STOPS } from '../kit/signs/d-stops.ts';

export default picture(
  driverView({
    ground: [busBay({ from: 6.5, full: [9.5, 22], to: 27 })],
    things: [
      thing(7.3, 20.5, busShelter(3.4)),
      thing(5.5, 19, signPost([D_STOPS['d-15']], { size: 1.5, clearance: 1.5 })),
    ],
  }),
);
