import { car, north, south, stands, walks } from '../kit/drive/actors.ts';
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
      [0, 9.5],
      [3, 9.5],
      [7, 4],
    ],
    reaches: [7, 35.5],
  },
  place: town({ first: 2 }),
  ground: zebra(45),
  standing: [signs([4.4, 44.5], [D_ROADS['d-6']]), signs([-4.4, 49.5], [D_ROADS['d-6']], 180)],
  actors: [
    car('silver', south(-1.75, 140), [
      [0, 10],
      [4, 10],
      [7, 1],
    ]),
    walks(
      { clothes: 'orange', hair: '#7C7C7C', age: 'old' },
      [
        [9.6, 47],
        [-8, 47],
      ],
      1.15,
      [7, 7.2],
    ),
    stands({ clothes: 'blue', with: 'phone' }, [-6, 43], 20),
  ],
});
