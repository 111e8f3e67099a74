import { car, north, south, vehicle, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { speedLimit } from '../kit/signs/b-limits.ts';

export default drive({
  seconds: 7,
  own: { through: north(1.75, 0), speed: 13.9, reaches: [7, 120] },
  place: country({ beside: 'village' }),
  standing: [signs([4.6, 64], [speedLimit(50)])],
  actors: [
    car(
      'black',
      north(1.75, -60),
      [
        [0, 16],
        [3, 13.9],
        [9, 13.9],
      ],
      { reaches: [7, 171.5] },
    ),
    vehicle('van', 'white', north(1.75, 0), 13.9, { reaches: [7, 158] }),
    walks({ clothes: 'green' }, north(5, 100)),
    car('red', south(-1.75, 300), 13),
  ],
  mirrors: ['inside'],
  panel: {},
});
