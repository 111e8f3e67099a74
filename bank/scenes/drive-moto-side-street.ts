import { car, north, south, vehicle, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';

export default drive({
  seconds: 7,
  seat: 'motorcycle',
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 13],
      [5, 13],
      [7, 9],
    ],
    reaches: [7, 46],
  },
  place: town({ junctions: [66], first: 1, trees: true }),
  standing: [signs([4.4, 36], [D_ROADS['d-1']])],
  actors: [
    car(
      'silver',
      [
        [40, 67.75],
        [3, 67.75],
        [-40, 67.75],
      ],
      [
        [0, 5],
        [3.4, 0],
        [4.8, 0],
        [7, 3.6],
      ],
      { reaches: [7, 34.5] },
    ),
    vehicle('van', 'white', south(-1.75, 200), 11),
    walks({ clothes: 'green' }, south(-5.6, 70)),
  ],
  front: () => handlebars(),
});
