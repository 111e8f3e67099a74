import { car, north, rides, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { cycleCrossingAcross } from '../kit/drive/markings.ts';
import { town } from '../kit/drive/places.ts';
import { field, LAYER } from '../kit/drive/street.ts';

export default drive({
  seconds: 9,
  own: {
    through: [
      [1.75, 0],
      [1.75, 48],
      [60, 46.25],
    ],
    radius: 7.5,
    speed: [
      [0, 9],
      [3.4, 7],
      [6, 3.2],
      [9, 1],
    ],
    reaches: [9, 44],
  },
  place: town({ junctions: [48], pavement: 6, first: 1 }),
  ground: [
    field([4.6, 6.8], [-40, 38], '#9C4B43', LAYER.asphalt),
    field([4.6, 6.8], [58, 200], '#9C4B43', LAYER.asphalt),
    ...cycleCrossingAcross(7, 44.5, 51.5),
  ],
  signals: [{ at: [4.2, 39], lamps: [[0, 'green']] }],
  actors: [
    rides(
      'cyclist',
      [
        [5.7, -8],
        [5.7, 38],
        [8.2, 46],
        [8.2, 60],
        [5.7, 70],
      ],
      6.2,
      { radius: 3, reaches: [9, 58.5], look: { clothes: 'yellow', helmet: 'red' } },
    ),
    car('silver', north(1.75, 16), [
      [0, 9],
      [3, 9],
      [7, 11],
    ]),
    walks({ clothes: 'green' }, south(9, 70)),
  ],
  mirrors: ['right'],
  panel: { indicates: ['right', 1, 9] },
});
