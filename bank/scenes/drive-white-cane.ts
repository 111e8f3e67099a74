import { car, north, parked, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 11],
      [4, 9],
      [7, 4],
    ],
    reaches: [7, 46],
  },
  place: town({ first: 0, parking: 'left' }),
  actors: [
    walks(
      { clothes: 'grey', with: 'white-cane' },
      [
        [-9, 58],
        [9, 58],
      ],
      1,
      [7, 7.6],
    ),
    ...parked(-4.7, 6, ['red', 'white', 'blue', 'green', 'silver', 'grey', 'black']),
    car(
      'yellow',
      south(-1.75, 140),
      [
        [0, 9],
        [4, 6],
        [7, 0],
      ],
      { reaches: [7, 74] },
    ),
    walks({ clothes: 'blue' }, south(5.4, 60)),
  ],
});
