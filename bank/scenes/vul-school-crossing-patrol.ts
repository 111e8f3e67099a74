import { zebra } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { walker } from '../kit/people/people.ts';
import { crossingGuard } from '../kit/people/police.ts';
import { picture } from '../kit/picture.ts';
import { rect, towardsLeft } from '../kit/svg.ts';

const pupil = (clothes: 'red' | 'blue', pack: string) =>
  towardsLeft(walker({ age: 'child', clothes, standing: true }) + rect(-22, -98, 16, 34, pack, 6));

export default picture(
  driverView({
    ground: [tramTrack(0), tramTrack(-3.4), zebra(-5.1, 1.7, 8.4)],
    things: [
      thing(0.9, 9.1, crossingGuard({ facing: 'front', side: 'left' })),
      thing(2.7, 9.6, pupil('red', '#2F5D8F')),
      thing(3.5, 10, pupil('blue', '#B5432F')),
    ],
  }),
);
