import { openJunctionView } from '@zielona-fala/scene-kit/driver/open-junction.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { speedLimit } from '@zielona-fala/scene-kit/signs/b-limits.ts';

export default picture(
  openJunctionView({
    crossing: { z: 24, width: 8 },
    road: { edge: 'line' },
    things: [thing(2.8, 7.6, signPost([speedLimit(50)], { size: 1.25 }))],
  }),
);
