import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { speedZone } from '@zielona-fala/scene-kit/signs/b-limits.ts';

export default picture(
  townJunctionView({
    crossing: { z: 19 },
    road: { middle: 'none' },
    things: [thing(2.45, 6.7, signPost([speedZone(30)], { clearance: 1 }))],
  }),
);
