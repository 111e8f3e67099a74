import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { A_CARRIAGEWAY } from '@zielona-fala/scene-kit/signs/a-carriageway.ts';
import { gradient } from '@zielona-fala/scene-kit/signs/t-plates.ts';

export default picture(
  driverView({
    setting: 'wood',
    hilltop: 24,
    bend: 30,
    things: [thing(3, 9, signPost([A_CARRIAGEWAY['a-22'], gradient(10)], { clearance: 0.9, size: 1.2 }))],
  }),
);
