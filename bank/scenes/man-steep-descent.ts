import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { A_CARRIAGEWAY } from '../kit/signs/a-carriageway.ts';
import { gradient } from '../kit/signs/t-plates.ts';

export default picture(
  driverView({
    setting: 'country',
    hilltop: 30,
    things: [thing(3.2, 10, signPost([A_CARRIAGEWAY['a-22'], gradient(12)], { clearance: 1 }))],
  }),
);
