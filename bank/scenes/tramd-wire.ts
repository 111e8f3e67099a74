import { thing } from '../kit/driver/parts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { line, towardsLeft } from '../kit/svg.ts';

const WIRE = { stroke: '#22292D', width: 6, cap: 'round' } as const;

export default picture(
  driverView({
    seat: 'cab',
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [thing(3, 9, towardsLeft(walker({ clothes: 'red' })))],
    front:
      line('M478 190L304 0', { ...WIRE, width: 3 }) +
      line('M432 0C436 150 452 290 486 396C498 432 530 446 566 430C600 414 620 430 654 436', WIRE),
  }),
);
