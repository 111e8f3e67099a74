import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';
import { picture } from '../kit/picture.ts';
import { B_ENTRY } from '../kit/signs/b-entry.ts';

export default picture(
  driverView({
    road: { lanes: 1, oncoming: 0 },
    things: [thing(2.7, 8.5, signPost([B_ENTRY['b-3']], { clearance: 1.3, size: 1.2 }))],
    front: handlebars({ paint: 'orange' }),
  }),
);
