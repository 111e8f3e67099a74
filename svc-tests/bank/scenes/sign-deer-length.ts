import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { A_DANGERS } from '@zielona-fala/scene-kit/signs/a-dangers.ts';
import { stretch } from '@zielona-fala/scene-kit/signs/t-plates.ts';

export default picture(
  driverView({
    setting: 'wood',
    things: [thing(2.5, 6.8, signPost([A_DANGERS['a-18b'], stretch('5,0 km')], { clearance: 0.85 }))],
  }),
);
