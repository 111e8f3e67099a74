import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { cabDashboard } from '../kit/inside/cab.ts';
import { picture } from '../kit/picture.ts';
import { A_CARRIAGEWAY } from '../kit/signs/a-carriageway.ts';
import { gradient, plateText } from '../kit/signs/t-plates.ts';

export default picture(
  driverView({
    seat: 'lorry',
    setting: 'country',
    road: { middle: 'solid' },
    hilltop: 34,
    things: [
      thing(
        3.2,
        12,
        signPost([A_CARRIAGEWAY['a-22'], gradient(10), plateText('3 km', 'yellow')], { clearance: 1 }),
      ),
    ],
    front: cabDashboard(),
  }),
);
