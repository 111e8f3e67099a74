import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { tramTrackAcross } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { carRear } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    setting: 'village',
    ground: [
      surface(-400, 400, 7.6, 13, '#B9AE9C'),
      surface(-5.1, 1.7, 7.5, 13.1, '#5B6265'),
      tramTrackAcross(9),
      tramTrackAcross(11.8),
    ],
    things: [
      thing(2.6, 7, signPost([A_JUNCTIONS['a-21']], { size: 1.05 })),
      thing(0, 14.4, carRear({ paint: 'red', braking: true })),
      thing(0.15, 21, carRear({ paint: 'white', braking: true })),
      thing(0.3, 28, carRear({ paint: 'blue', braking: true })),
    ],
  }),
);
