import { north, parked, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { D_ZONES } from '../kit/signs/d-zones.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 10],
      [7, 8.9],
    ],
    reaches: [7, 64],
  },
  place: town({ kind: 'houses', pavement: 5, middle: 'none', first: 1 }),
  standing: [signs([4.4, 24], [D_ZONES['d-40']])],
  actors: [
    walks(
      { clothes: 'red', age: 'child' },
      [
        [1, 76],
        [-1, 74],
        [1.4, 72],
        [-1, 78],
      ],
      1.4,
    ),
    walks(
      { clothes: 'green', age: 'child' },
      [
        [-2, 75],
        [0, 80],
        [-2, 82],
      ],
      1.2,
    ),
    walks({ clothes: 'orange' }, north(2.6, 84), 1.2),
    ...parked(-2.6, 34, ['blue', 'grey'], 8),
  ],
  panel: {},
});
