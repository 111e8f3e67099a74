import { car, north, south } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';
import { rails } from '../kit/drive/street.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';

export default drive({
  seconds: 7,
  seat: 'motorcycle',
  light: 'rain',
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 11],
      [4, 10],
      [7, 7],
    ],
    reaches: [7, 44],
  },
  place: town({ junctions: [64], first: 3 }),
  ground: [
    ...rails([
      [-90, 62],
      [90, 66],
    ]),
    ...rails(
      [
        [-1.5, -60],
        [-1.5, 20],
        [3.6, 64],
        [60, 70],
      ],
      12,
    ),
  ],
  actors: [
    car(
      'blue',
      north(1.75, 0),
      [
        [0, 10],
        [5, 9],
        [7, 5],
      ],
      { reaches: [7, 58] },
    ),
    car('grey', south(-1.75, 160), 9),
  ],
  front: () => handlebars(),
});
