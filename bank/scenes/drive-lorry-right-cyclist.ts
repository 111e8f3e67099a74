import { car, north, rides, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { cycleCrossingAcross } from '../kit/drive/markings.ts';
import { town } from '../kit/drive/places.ts';
import { field, LAYER } from '../kit/drive/street.ts';

export default drive({
  seconds: 8,
  seat: 'lorry',
  own: {
    through: [
      [1.75, 0],
      [1.75, 60],
      [60, 58.25],
    ],
    radius: 9,
    speed: [
      [0, 8],
      [4, 5],
      [8, 1.8],
    ],
    reaches: [8, 53],
  },
  place: town({ junctions: [60], pavement: 6, first: 2 }),
  ground: [field([4.6, 6.8], [-40, 50], '#9C4B43', LAYER.asphalt), ...cycleCrossingAcross(7, 56.5, 63.5)],
  signals: [{ at: [4.2, 51], lamps: [[0, 'green']] }],
  actors: [
    rides(
      'scooter',
      [
        [5.7, -40],
        [5.7, 52],
        [8.2, 58],
        [8.2, 74],
      ],
      7,
      { radius: 3, reaches: [8, 103], look: { clothes: 'red', helmet: 'white' } },
    ),
    walks({ clothes: 'blue' }, north(9, 40)),
    car('grey', south(-1.75, 100), 9),
  ],
  mirrors: ['right'],
  panel: { indicates: ['right', 0.5, 9] },
});
