import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';

export default picture(
  driverView({
    setting: 'village',
    things: [thing(2.8, 7.6, signPost([A_JUNCTIONS['a-5']]))],
  }),
);
