import { metreAt, SEATS, seenAt } from '@zielona-fala/scene-kit/driver/camera.ts';
import { stopLine, zebra } from '@zielona-fala/scene-kit/driver/markings.ts';
import { signalPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { place } from '@zielona-fala/scene-kit/svg.ts';
import { trafficLight } from '@zielona-fala/scene-kit/traffic-light.ts';

/** Metres ahead and size of each signal; the farther ones are enlarged a little. They shine, so they are drawn over the dusk. */
const SIGNALS = [
  [11.6, 1.45],
  [15.5, 1.6],
  [21.5, 1.9],
  [32, 2.5],
  [54, 3.8],
] as const;

export default picture(
  driverView({
    light: 'dusk',
    road: { lanes: 2, oncoming: 2, middle: 'solid' },
    ground: [stopLine(-5, 1.6, 9.6, true), zebra(-11.9, 1.7, 11.4, 3), zebra(-11.9, 1.7, 24, 3)],
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
