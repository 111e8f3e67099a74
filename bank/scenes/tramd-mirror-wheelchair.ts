import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { rampAtDoor, tramMirror } from '../kit/inside/tram-mirror.ts';
import { SCENE } from '../kit/palette.ts';
import { wheelchairUser } from '../kit/people/wheelchair.ts';
import { picture } from '../kit/picture.ts';
import { towardsLeft } from '../kit/svg.ts';

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
