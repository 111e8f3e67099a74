import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { A_CARRIAGEWAY } from '@zielona-fala/scene-kit/signs/a-carriageway.ts';
import { gradient } from '@zielona-fala/scene-kit/signs/t-plates.ts';

export default picture(
  driverView({
    setting: 'country',
    hilltop: 30,
    things: [thing(3.2, 10, signPost([A_CARRIAGEWAY['a-22'], gradient(12)], { clearance: 1 }))],
  }),
);
