import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';

export default picture(
  driverView({ setting: 'wood', things: [thing(2.75, 7.2, signPost([A_JUNCTIONS['a-10']], { size: 1.2 }))] }),
);
