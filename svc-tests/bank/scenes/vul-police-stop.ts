import { tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { policeman } from '@zielona-fala/scene-kit/people/police.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { carRear } from '@zielona-fala/scene-kit/vehicles/car.ts';

export default picture(
  driverView({
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [
      thing(2.1, 8.5, policeman({ facing: 'front', gesture: 'arm-up', side: 'left', lollipop: true })),
      thing(3.3, 14, carRear({ kind: 'police' })),
    ],
  }),
);
