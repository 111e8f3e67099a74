import { surface, tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { rampAtDoor, tramMirror } from '@zielona-fala/scene-kit/inside/tram-mirror.ts';
import { SCENE } from '@zielona-fala/scene-kit/palette.ts';
import { wheelchairUser } from '@zielona-fala/scene-kit/people/people.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { towardsLeft } from '@zielona-fala/scene-kit/svg.ts';

export default picture(
  driverView({
    seat: 'cab',
    ground: [tramTrack(0), tramTrack(-3.4), surface(1.4, 400, 0, 400, SCENE.pavement)],
    front: tramMirror({
      open: true,
      beside: 'platform',
      ground: [rampAtDoor],
      things: [thing(-0.3, 4.1, towardsLeft(wheelchairUser()))],
    }),
  }),
);
