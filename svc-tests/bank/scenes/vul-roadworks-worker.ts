import { surface, tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { cone } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { roadWorker } from '@zielona-fala/scene-kit/people/helpers.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { path, rect } from '@zielona-fala/scene-kit/svg.ts';

const stripes = [0, 1, 2, 3, 4]
  .map((index) => path(`M${-108 + index * 48}-112h24l-16 28h-24z`, '#C1121C'))
  .join('');
const fence =
  rect(-100, -90, 8, 90, '#8B9598') +
  rect(92, -90, 8, 90, '#8B9598') +
  rect(-124, -112, 248, 28, '#fff') +
  stripes;

export default picture(
  driverView({
    ground: [tramTrack(0), tramTrack(-3.4), surface(1, 2.9, 11.6, 19, '#8A6F52')],
    things: [
      thing(1.95, 11.2, fence),
      thing(0.95, 10.2, cone()),
      thing(0.85, 13, cone()),
      thing(0.85, 16, cone()),
      thing(-0.35, 9, roadWorker()),
    ],
  }),
);
