import { stopLine, tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signalPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { tramLight } from '@zielona-fala/scene-kit/signs/traffic-light.ts';
import { place, towardsLeft } from '@zielona-fala/scene-kit/svg.ts';
import { fireEngineSide } from '@zielona-fala/scene-kit/vehicles/fire-engine.ts';

export default picture(
  townJunctionView({
    seat: 'cab',
    road: { middle: 'none' },
    crossing: { z: 15, width: 8 },
    ground: [tramTrack(0), tramTrack(-3.4), stopLine(-1.5, 1.6, 9.6, true)],
    things: [
      thing(2.35, 9.8, place({ x: 0, y: 0, scale: 0.78 }, signalPost(tramLight('go'), 2.3))),
      thing(9.3, 21, towardsLeft(fireEngineSide())),
    ],
  }),
);
