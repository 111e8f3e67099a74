import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { crossroad, STREET } from '../kit/driver/road.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { vanRear } from '../kit/vehicles/van.ts';

const road = { ...STREET, edge: 'verge' } as const;

export default picture(
  driverView({
    road,
    setting: 'bare',
    ground: [crossroad(road, { z: 13, width: 8 })],
    things: [thing(0, 14, vanRear()), thing(3.2, 9.5, signPost([D_ROADS['d-1']]))],
  }),
);
