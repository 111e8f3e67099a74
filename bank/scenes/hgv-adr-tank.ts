import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { lettering } from '../kit/lettering.ts';
import { picture } from '../kit/picture.ts';
import { circle, line, path, place, rect } from '../kit/svg.ts';
import { tankerRear } from '../kit/vehicles/goods.ts';

const INK = '#15191A';
const figures = { x: 0, size: 62, fill: INK, anchor: 'middle' } as const;
const plate =
  rect(-85, -62, 170, 124, INK, 6) +
  rect(-79, -56, 158, 112, '#F07A12', 3) +
  rect(-79, -3, 158, 6, INK) +
  lettering('33', { ...figures, y: -10 }) +
  lettering('1203', { ...figures, y: 51 });

/** Placard of class 3: a flame above the figure of the class. */
const flammable =
  path('M0-50L50 0L0 50L-50 0Z', '#FFFFFF') +
  path('M0-48L48 0L0 48L-48 0Z', '#D21F26') +
  path('M0-41L41 0L0 41L-41 0Z', 'none', { stroke: INK, width: 2 }) +
  path(
    'M-13 4C-21-5-15-13-11-19C-9-14-7-13-5-14C-8-22-2-29 5-33C3-25 9-22 12-16C13-18 14-20 13-23C20-14 20-3 13 4Z',
    INK,
  ) +
  rect(-18, 6, 36, 4, INK) +
  lettering('3', { x: 0, y: 34, size: 24, fill: INK, anchor: 'middle' });

/** Mark of what harms the environment: a bare tree and a dead fish. */
const environment =
  path('M0-50L50 0L0 50L-50 0Z', INK) +
  path('M0-46L46 0L0 46L-46 0Z', '#FFFFFF') +
  line('M-10 12V-26M-10-6L-20-16M-10-12L0-22M-10-18L-16-26', { stroke: INK, width: 4 }) +
  path('M-28 16Q-10 8 8 13Q-4 20-28 16Z', INK) +
  path('M2 18Q14 2 26 12L34 6L33 22L26 17Q14 27 2 18Z', INK) +
  circle(9, 15, 2, '#FFFFFF');

export default picture(
  driverView({
    seat: 'lorry',
    setting: 'country',
    things: [
      thing(
        0,
        8.2,
        tankerRear() +
          place({ x: 0, y: -248, scale: 0.84 }, plate) +
          place({ x: -38, y: -152, scale: 0.72 }, flammable) +
          place({ x: 38, y: -152, scale: 0.72 }, environment),
      ),
    ],
  }),
);
