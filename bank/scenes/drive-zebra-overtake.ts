import { north, stands, vehicle, walks } from '../kit/drive/actors.ts';
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
      [3, 8],
      [7, 6.2],
    ],
    reaches: [7, 52],
  },
  place: town({ kind: 'houses', pavement: 6, first: 1 }),
  ground: zebra(72),
  standing: [signs([4.6, 71.5], [D_ROADS['d-6']]), signs([-4.6, 76.5], [D_ROADS['d-6']], 180)],
  actors: [
    vehicle(
      'van',
      'orange',
      north(1.75, 0),
      [
        [0, 7.5],
        [4, 6.5],
        [7, 5.5],
      ],
      { reaches: [7, 63] },
    ),
    walks({ clothes: 'blue' }, north(5.4, 40)),
    stands({ clothes: 'red' }, [6.6, 60], 200),
  ],
});
