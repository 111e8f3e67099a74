import { car, north, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { A_DANGERS } from '../kit/signs/a-dangers.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 12],
      [5, 11],
      [7, 9],
    ],
    reaches: [7, 62],
  },
  place: town({ trees: true, first: 1 }),
  standing: [signs([4.4, 30], [A_DANGERS['a-17']])],
  actors: [
    walks(
      { clothes: 'red', age: 'child' },
      [
        [5.2, 66],
        [5.6, 80],
      ],
      1.2,
    ),
    walks(
      { clothes: 'yellow', age: 'child' },
      [
        [4.6, 70],
        [4, 73],
        [4.5, 75],
        [3.9, 79],
      ],
      [
        [0, 1.2],
        [4, 1.6],
        [6, 2.6],
      ],
    ),
    walks(
      { clothes: 'blue', age: 'child' },
      [
        [6.2, 68],
        [5.9, 82],
      ],
      1.3,
    ),
    {
      beast: 'ball',
      through: [
        [4.8, 72],
        [5.6, 76],
        [4.2, 80],
      ],
      speed: 1.5,
      radius: 1,
    },
    car('silver', south(-1.75, 180), 12),
  ],
  panel: {},
});
