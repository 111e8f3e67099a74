import { thing } from '../kit/driver/parts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { policeman } from '../kit/people/police.ts';
import { picture } from '../kit/picture.ts';
import { carRear } from '../kit/vehicles/car.ts';

export default picture(
  driverView({
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [
      thing(2.1, 8.5, policeman({ facing: 'front', gesture: 'arm-up', side: 'left', lollipop: true })),
      thing(3.3, 14, carRear({ kind: 'police' })),
    ],
  }),
);
