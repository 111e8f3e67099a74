import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { deer } from '@zielona-fala/scene-kit/people/people.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { A_DANGERS } from '@zielona-fala/scene-kit/signs/a-dangers.ts';

export default picture(
  driverView({
    setting: 'wood',
    things: [thing(3.2, 9, signPost([A_DANGERS['a-18b']], { size: 1.3 })), thing(-0.2, 11.5, deer())],
  }),
);
