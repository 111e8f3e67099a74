import { dog } from '../kit/animals.ts';
import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { tramMirror } from '../kit/inside/tram-mirror.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { line } from '../kit/svg.ts';

const onLead = dog() + line('M46-50C20-20-30-20-84-96', { stroke: '#C8323B', width: 4 });

export default picture(
  driverView({
    seat: 'cab',
    ground: [tramTrack(0), tramTrack(-3.4), surface(1.4, 400, 0, 400, SCENE.pavement)],
    front: tramMirror({ beside: 'platform', things: [thing(-0.02, 4.1, onLead)] }),
  }),
);
