import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { crossroad, STREET } from '@zielona-fala/scene-kit/driver/road.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { D_ROADS } from '@zielona-fala/scene-kit/signs/d-roads.ts';
import { vanRear } from '@zielona-fala/scene-kit/vehicles/large.ts';

const road = { ...STREET, edge: 'verge' } as const;

export default picture(
  driverView({
    road,
    setting: 'bare',
    ground: [crossroad(road, { z: 13, width: 8 })],
    things: [thing(0, 14, vanRear()), thing(3.2, 9.5, signPost([D_ROADS['d-1']]))],
  }),
);
