import { car, north, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';
import { signs, upstanding } from '../kit/drive/posts.ts';
import { cone, worksBarrier } from '../kit/driver/roadworks.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 11],
      [3, 9],
      [7, 8],
    ],
    reaches: [7, 42],
  },
  place: country({ beside: 'village' }),
  standing: [
    signs([4.4, 50], [D_ROADS['d-5']]),
    upstanding([-2.2, 66], worksBarrier({ width: 2.6 })),
    ...[56, 59, 62, 64].map((z) => upstanding([-0.6, z], cone())),
  ],
  actors: [
    car(
      'blue',
      south(-1.75, 150),
      [
        [0, 9],
        [5, 2],
        [7, 0],
        [9, 0],
      ],
      { reaches: [7, 73] },
    ),
    walks({ clothes: 'red' }, north(5.2, 30)),
  ],
});
