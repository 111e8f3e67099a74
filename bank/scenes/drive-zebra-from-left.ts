import { car, north, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { zebra } from '../kit/drive/markings.ts';
import { town } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';

export default drive({
  seconds: 8,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 9],
      [3, 9],
      [8, 3.5],
    ],
    reaches: [8, 41.5],
  },
  place: town({ trees: true }),
  ground: zebra(52),
  standing: [signs([4.4, 51.5], [D_ROADS['d-6']]), signs([-4.4, 56.5], [D_ROADS['d-6']], 180)],
  actors: [
    car('red', south(-1.75, 130), [
      [0, 10],
      [2, 10],
      [5.6, 0],
      [9, 0],
    ]),
    walks(
      { clothes: 'green', with: 'bag' },
      [
        [-9.4, 54],
        [9, 54],
      ],
      1.35,
      [8, 8.3],
    ),
    walks(
      { clothes: 'blue', age: 'child' },
      [
        [-10.2, 54.6],
        [9, 54.6],
      ],
      1.35,
      [8, 8.1],
    ),
    walks({ clothes: 'orange' }, north(5.8, 10)),
  ],
});
