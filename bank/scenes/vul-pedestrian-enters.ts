import { car, north, parked, south, walks } from '../kit/drive/actors.ts';
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
      [0, 10],
      [4, 9],
      [7, 6],
    ],
    reaches: [7, 47],
  },
  place: town({ first: 3, trees: true, parking: 'left' }),
  ground: zebra(58),
  standing: [signs([4.4, 56.5], [D_ROADS['d-6']]), signs([-6.6, 63], [D_ROADS['d-6']], 180)],
  actors: [
    walks(
      { clothes: 'yellow', with: 'phone' },
      [
        [5.4, 30],
        [5.4, 59],
        [4.6, 60.2],
        [-9, 60.2],
      ],
      1.5,
      [7, 32.6],
    ),
    ...parked(-4.7, 8, ['grey', 'red', ['van', 'white'], 'blue'], 6.6),
    car('silver', south(-1.75, 150), [
      [0, 10],
      [4, 9],
      [7, 3],
    ]),
    walks({ clothes: 'blue' }, south(-7.4, 90)),
  ],
});
