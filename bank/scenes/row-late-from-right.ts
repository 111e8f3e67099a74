import { car, north, parked, walks, west } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 8.5],
      [4.5, 8],
      [7, 4],
    ],
    reaches: [7, 46],
  },
  place: town({ junctions: [60], first: 3, pavement: 2.4, middle: 'none' }),
  actors: [
    car('yellow', west(80, 61.75), 8, { reaches: [7, 73.5] }),
    ...parked(-2.6, 6, ['grey', 'blue', ['van', 'white']], 7),
    walks({ clothes: 'green' }, north(4.7, 24)),
  ],
});
