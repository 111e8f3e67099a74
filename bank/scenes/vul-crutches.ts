import { thing } from '../kit/driver/parts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { walkerOnCrutches } from '../kit/people/helpers.ts';
import { picture } from '../kit/picture.ts';

export default picture(
  driverView({
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [thing(-1.5, 8.2, walkerOnCrutches())],
  }),
);
