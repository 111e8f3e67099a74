import { car, north, south, vehicle, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { zebra } from '../kit/drive/markings.ts';
import { town } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 11],
      [4, 11],
      [7, 7],
    ],
    reaches: [7, 42],
  },
  place: town({ lanes: 2, middle: 'solid', first: 1 }),
  ground: zebra(58, -7, 7),
  standing: [signs([7.9, 57.5], [D_ROADS['d-6']]), signs([-7.9, 62.5], [D_ROADS['d-6']], 180)],
  actors: [
    vehicle(
      'van',
      'white',
      north(5.25, 0),
      [
        [0, 10],
        [2.4, 10],
        [5.4, 0],
        [9, 0],
      ],
      { reaches: [7, 53] },
    ),
    car('grey', south(-1.75, 160), [
      [0, 11],
      [3, 10],
      [7, 2],
    ]),
    walks(
      { clothes: 'yellow', age: 'child' },
      [
        [12, 60],
        [-9, 60],
      ],
      1.25,
      [7, 8.1],
    ),
  ],
});
