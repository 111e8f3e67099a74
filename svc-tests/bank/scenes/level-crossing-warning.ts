import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { A_JUNCTIONS } from '@zielona-fala/scene-kit/signs/a-junctions.ts';

export default picture(
  driverView({ setting: 'wood', things: [thing(2.75, 7.2, signPost([A_JUNCTIONS['a-10']], { size: 1.2 }))] }),
);
