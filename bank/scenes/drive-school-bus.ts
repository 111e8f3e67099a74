import { car, north, south, vehicle, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { D_STOPS } from '../kit/signs/d-stops.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 13],
      [4, 10],
      [7, 5],
    ],
    reaches: [7, 52],
  },
  place: country({ beside: 'village' }),
  standing: [signs([5, 76], [D_STOPS['d-15']])],
  actors: [
    vehicle('school-bus', 'orange', north(2.4, 70), 0, { indicates: ['both', 0, 9] }),
    walks(
      { clothes: 'red', age: 'child' },
      [
        [5, 74],
        [5.4, 66],
        [6, 60],
      ],
      1.2,
    ),
    walks(
      { clothes: 'green', age: 'child' },
      [
        [4.6, 76.6],
        [4.2, 77],
        [-6, 77],
      ],
      [
        [0, 0],
        [5, 0],
        [6, 1.4],
        [9, 1.4],
      ],
    ),
    walks(
      { clothes: 'blue', age: 'child' },
      [
        [5.4, 75],
        [5.8, 62],
      ],
      1,
    ),
    car('white', south(-1.75, 200), 9),
  ],
});
