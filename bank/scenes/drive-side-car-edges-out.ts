import { car, north, south, walks, west } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 12],
      [4.5, 12],
      [7, 9],
    ],
    reaches: [7, 46],
  },
  place: town({ junctions: [66], first: 2, trees: true }),
  standing: [signs([4.4, 40], [D_ROADS['d-1']])],
  actors: [
    car(
      'white',
      west(40, 67.75),
      [
        [0, 6],
        [3.4, 1.2],
        [5, 1.6],
        [7, 2.2],
      ],
      { reaches: [7, 33.2] },
    ),
    car('black', south(-1.75, 200), 12),
    walks({ clothes: 'blue' }, south(-5.6, 60)),
  ],
});
