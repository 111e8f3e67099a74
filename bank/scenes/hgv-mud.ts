import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { crossroad, STREET } from '../kit/driver/road.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { path, trace } from '../kit/svg.ts';
import { tractorRear } from '../kit/vehicles/tractor.ts';

const SOIL = '#6B4D33';
const DARK = '#523A26';

/** A lump of wet soil with a shaded foot. */
const lump = (width: number) =>
  path(
    trace`M${-width} 3L${-width * 0.7}-7 ${-width * 0.1}-10 ${width * 0.6}-6 ${width} 1 ${width * 0.4} 6 ${-width * 0.5} 7Z`,
    DARK,
  ) +
  path(
    trace`M${-width * 0.8} 0L${-width * 0.6}-8 ${-width * 0.1}-11 ${width * 0.5}-7 ${width * 0.7}-1 ${width * 0.1}-3Z`,
    SOIL,
  );

const lumps = [
  [2.6, 7.6, 20],
  [2, 8.4, 24],
  [1.4, 8.2, 18],
  [1.2, 9.4, 24],
  [0.7, 10.2, 18],
  [-0.5, 9.8, 20],
  [0.9, 11.2, 22],
  [-0.8, 11.2, 24],
  [0.7, 12.6, 20],
  [-0.6, 12.8, 18],
  [1, 14, 22],
  [-0.7, 14.6, 22],
  [0.8, 16, 20],
  [-0.6, 16.8, 20],
  [0.8, 18.2, 18],
] as const;

export default picture(
  driverView({
    setting: 'country',
    ground: [
      crossroad(
        { ...STREET, edge: 'verge' },
        { z: 6.2, width: 4.2, sides: ['right'], surface: SOIL, lined: false },
      ),
      surface(0.6, 1.15, 8.6, 40, `${SOIL}B0`),
      surface(-0.95, -0.4, 9.4, 40, `${SOIL}B0`),
    ],
    things: [...lumps.map(([x, z, width]) => thing(x, z, lump(width))), thing(0.1, 21, tractorRear())],
  }),
);
