import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { tractorBonnet } from '@zielona-fala/scene-kit/inside/tractor.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { B_ENTRY } from '@zielona-fala/scene-kit/signs/b-entry.ts';

export default picture(
  driverView({
    seat: 'cab',
    setting: 'country',
    things: [thing(2.72, 7.6, signPost([B_ENTRY['b-6']], { size: 1.4, clearance: 1 }))],
    front: tractorBonnet(),
  }),
);
