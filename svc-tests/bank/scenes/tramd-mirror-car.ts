import { tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { tramMirror } from '@zielona-fala/scene-kit/inside/tram-mirror.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { carFront } from '@zielona-fala/scene-kit/vehicles/car.ts';

export default picture(
  driverView({
    seat: 'cab',
    road: { lanes: 2, ownLane: 2, oncoming: 2 },
    ground: [tramTrack(0), tramTrack(-3.4)],
    front: tramMirror({ beside: 'carriageway', things: [thing(0.62, 10, carFront({ paint: 'red' }))] }),
  }),
);
