import { car, north, south, vehicle, walks, west } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 11],
      [7, 10],
    ],
    reaches: [7, 46],
  },
  place: town({ junctions: [64], first: 1, kind: 'houses', pavement: 7 }),
  standing: [signs([4.6, 36], [D_ROADS['d-1']])],
  actors: [
    vehicle(
      'ambulance',
      'white',
      west(40, 65.75),
      [
        [0, 6],
        [4, 0],
        [9, 0],
      ],
      { reaches: [7, 32.6] },
    ),
    car('red', south(-1.75, 180), 10),
    walks({ clothes: 'yellow', age: 'child' }, south(-5.4, 60)),
  ],
});
