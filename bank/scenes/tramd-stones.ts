import { thing } from '../kit/driver/parts.ts';
import { tramBed } from '../kit/driver/tram-bed.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { ellipse, path, trace } from '../kit/svg.ts';

const stone = (scale: number) =>
  ellipse(0, -1, 26 * scale, 5, '#00000044') +
  path(
    trace`M${-24 * scale} 0L${-20 * scale}-${18 * scale}L${-4 * scale}-${27 * scale}L${16 * scale}-${21 * scale}L${25 * scale} 0Z`,
    '#6E675D',
  ) +
  path(
    trace`M${-20 * scale}-${18 * scale}L${-4 * scale}-${27 * scale}L${16 * scale}-${21 * scale}L${2 * scale}-${13 * scale}Z`,
    '#8F877B',
  );

export default picture(
  driverView({
    seat: 'cab',
    setting: 'village',
    bend: 70,
    ground: tramBed(),
    things: [
      thing(-0.7, 7.2, stone(1)),
      thing(0.66, 7.6, stone(1.15)),
      thing(-0.78, 8.4, stone(0.8)),
      thing(0.2, 8.2, stone(0.7)),
    ],
  }),
);
