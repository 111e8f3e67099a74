import { stopLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { policeman } from '../kit/people/police.ts';
import { picture } from '../kit/picture.ts';
import { tramLight } from '../kit/signals/tram-light.ts';
import { place } from '../kit/svg.ts';

export default picture(
  townJunctionView({
    seat: 'cab',
    road: { middle: 'none' },
    crossing: { z: 10.5, width: 8 },
    ground: [tramTrack(0), tramTrack(-3.4), stopLine(-1.5, 1.6, 7.6, true)],
    things: [
      thing(2.5, 8, place({ x: 0, y: 0, scale: 0.75 }, signalPost(tramLight('stop'), 2.4))),
      thing(-1.7, 12.6, policeman({ facing: 'left', gesture: 'at-rest' })),
    ],
  }),
);
