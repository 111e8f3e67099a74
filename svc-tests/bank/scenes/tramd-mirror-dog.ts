import { surface, tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { tramMirror } from '@zielona-fala/scene-kit/inside/tram-mirror.ts';
import { SCENE } from '@zielona-fala/scene-kit/palette.ts';
import { dog } from '@zielona-fala/scene-kit/people/people.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { line } from '@zielona-fala/scene-kit/svg.ts';

const onLead = dog() + line('M46-50C20-20-30-20-84-96', { stroke: '#C8323B', width: 4 });

export default picture(
  driverView({
    seat: 'cab',
    ground: [tramTrack(0), tramTrack(-3.4), surface(1.4, 400, 0, 400, SCENE.pavement)],
    front: tramMirror({ beside: 'platform', things: [thing(-0.02, 4.1, onLead)] }),
  }),
);
