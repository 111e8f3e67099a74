import { stopLine, tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signalPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { tramLight } from '@zielona-fala/scene-kit/signs/traffic-light.ts';
import { place } from '@zielona-fala/scene-kit/svg.ts';
import { tramEnd } from '@zielona-fala/scene-kit/vehicles/large.ts';

export default picture(
  townJunctionView({
    seat: 'cab',
    road: { middle: 'none' },
    crossing: { z: 10.5, width: 8 },
    ground: [tramTrack(0), tramTrack(-3.4), stopLine(-1.5, 1.6, 7.4, true)],
    things: [
      thing(2.5, 7.8, place({ x: 0, y: 0, scale: 0.75 }, signalPost(tramLight('go'), 2.3))),
      thing(0, 20, tramEnd({ rear: true, braking: true })),
    ],
  }),
);
