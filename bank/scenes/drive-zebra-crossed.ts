import { car, north, south, walks } from '../kit/drive/actors.ts';
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
      [0, 9],
      [3, 6],
      [7, 5],
    ],
    reaches: [7, 34],
  },
  place: town({ first: 3, trees: true }),
  ground: zebra(46),
  standing: [signs([4.4, 45.5], [D_ROADS['d-6']]), signs([-4.4, 50.5], [D_ROADS['d-6']], 180)],
  actors: [
    walks(
      { clothes: 'red', with: 'bag' },
      [
        [6, 48],
        [-5.6, 48],
        [-5.8, 90],
      ],
      1.75,
      [7, 17],
    ),
    walks({ clothes: 'green' }, south(5.6, 90)),
    car('blue', south(-1.75, 250), 9),
  ],
});
