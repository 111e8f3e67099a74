import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { parkedOpposite, passersBy } from '../kit/driver/street-life.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { speedZone } from '../kit/signs/b-limits.ts';
import { scooterRear } from '../kit/vehicles/scooter.ts';

export default picture(
  driverView({
    road: { middle: 'none' },
    things: [
      ...parkedOpposite(17, ['silver', 'red', 'white']),
      ...passersBy({}, 4),
      thing(0.9, 10.4, scooterRear()),
      thing(2.75, 7.2, signPost([speedZone(30)])),
    ],
  }),
);
