import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { handlebars } from '@zielona-fala/scene-kit/inside/motorcycle.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { B_ENTRY } from '@zielona-fala/scene-kit/signs/b-entry.ts';

export default picture(
  driverView({
    road: { lanes: 1, oncoming: 0 },
    things: [thing(2.7, 8.5, signPost([B_ENTRY['b-3']], { clearance: 1.3, size: 1.2 }))],
    front: handlebars({ paint: 'orange' }),
  }),
);
