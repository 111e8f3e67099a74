import { metreAt, SEATS, seenAt } from '../kit/driver/camera.ts';
import { lineAlong } from '../kit/driver/lines.ts';
import { stopLine, zebra } from '../kit/driver/markings.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { trafficLight } from '../kit/signals/traffic-light.ts';
import { place } from '../kit/svg.ts';

/** Metres ahead and size of each signal; the farther ones are enlarged a little. They shine, so they are drawn over the dusk. */
const SIGNALS = [
  [11.6, 1.45],
  [15.5, 1.6],
  [21.5, 1.9],
  [32, 2.5],
  [54, 3.8],
] as const;

/** Lines between the lanes, which leave out the crossings. */
const linesAlong = (from: number, to: number) => [
  lineAlong(-8.5, 'dashed', from, to),
  lineAlong(-5.1, 'double', from, to),
  lineAlong(-1.7, 'dashed', from, to),
];

export default picture(
  driverView({
    light: 'dusk',
    road: { lanes: 2, oncoming: 2, middle: 'none', between: 'none' },
    ground: [
      lineAlong(-5.1, 'double', 0, 9.6),
      lineAlong(-1.7, 'solid', 0, 9.6),
      ...linesAlong(16.2, 22),
      ...linesAlong(29.2, 400),
      ...[11.4, 24].flatMap((z) => [
        stopLine(-4.9, 1.6, z - 1.8, true),
        zebra(-11.9, 1.7, z, 3),
        stopLine(-11.8, -5.3, z + 4.2, true),
      ]),
    ],
    front: SIGNALS.toReversed()
      .map(([z, size]) =>
        place(
          { ...seenAt(SEATS.car, 3, z), scale: metreAt(SEATS.car, z) / 100 },
          signalPost(trafficLight({ lamp: 'green' }), size),
        ),
      )
      .join(''),
  }),
);
