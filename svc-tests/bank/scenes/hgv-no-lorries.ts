import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { noLorriesOver } from '@zielona-fala/scene-kit/signs/b-entry.ts';

export default picture(
  driverView({
    seat: 'lorry',
    setting: 'town',
    things: [thing(2.7, 7.4, signPost([noLorriesOver(8)], { size: 1.4, clearance: 1.1 }))],
  }),
);
