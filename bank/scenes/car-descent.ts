import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { A_CARRIAGEWAY } from '../kit/signs/a-carriageway.ts';
import { gradient } from '../kit/signs/t-plates.ts';

export default picture(
  driverView({
    setting: 'wood',
    hilltop: 24,
    bend: 30,
    things: [thing(3, 9, signPost([A_CARRIAGEWAY['a-22'], gradient(10)], { clearance: 0.9, size: 1.2 }))],
  }),
);
