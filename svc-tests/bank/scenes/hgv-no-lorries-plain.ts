import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { B_ENTRY } from '@zielona-fala/scene-kit/signs/b-entry.ts';

export default picture(
  driverView({
    seat: 'cab',
    setting: 'village',
    things: [thing(2.7, 7.4, signPost([B_ENTRY['b-5']], { size: 1.4, clearance: 1 }))],
  }),
);
