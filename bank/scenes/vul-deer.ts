import { deer } from '../kit/animals.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { A_DANGERS } from '../kit/signs/a-dangers.ts';

export default picture(
  driverView({
    setting: 'wood',
    things: [thing(3.2, 9, signPost([A_DANGERS['a-18b']], { size: 1.3 })), thing(-0.2, 11.5, deer())],
  }),
);
