import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { heightLimit } from '../kit/signs/b-limits.ts';
import { path, rect } from '../kit/svg.ts';

/** A railway bridge across the road; under it there are 3.6 m. */
const bridge =
  path('M-6000 0L-1500-520H-640V0ZM6000 0L1500-520H640V0Z', '#86AE7C') +
  rect(-640, -420, 110, 420, '#A9ADA8') +
  rect(530, -420, 110, 420, '#A9ADA8') +
  rect(-1500, -520, 3000, 160, '#8D6A5C') +
  rect(-1500, -520, 3000, 26, '#6F5247') +
  path(
    'M-1500-520V-600M-1000-520V-600M-500-520V-600M0-520V-600M500-520V-600M1000-520V-600M1500-520V-600M-1500-596H1500',
    'none',
    { stroke: '#5B6468', width: 12 },
  );

export default picture(
  driverView({
    seat: 'lorry',
    setting: 'country',
    things: [
      thing(-1.7, 24, bridge),
      thing(3, 9, signPost([heightLimit(3.5)], { size: 1.3, clearance: 1.2 })),
    ],
  }),
);
