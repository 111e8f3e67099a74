import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { B_ENTRY } from '../kit/signs/b-entry.ts';

export default picture(
  driverView({
    seat: 'cab',
    setting: 'village',
    things: [thing(2.7, 7.4, signPost([B_ENTRY['b-5']], { size: 1.4, clearance: 1 }))],
  }),
);
