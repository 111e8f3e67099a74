import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { heightLimit } from '@zielona-fala/scene-kit/signs/b-limits.ts';
import { prohibitionAhead } from '@zielona-fala/scene-kit/signs/f-lanes.ts';

const sign = prohibitionAhead(heightLimit(3.5), 800);

export default picture(
  driverView({ setting: 'village', things: [thing(2.45, 6.7, signPost([sign], { clearance: 0.95 }))] }),
);
