import { car, north, parked, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 11.5],
      [5, 11.5],
      [7, 8],
    ],
    reaches: [7, 50],
  },
  place: town({ parking: 'right', first: 2 }),
  actors: [
    ...parked(4.75, 18, ['grey', 'blue', ['van', 'white'], 'green', 'silver']),
    car(
      'red',
      [
        [4.75, 55],
        [4.75, 64],
        [1.9, 74],
        [1.9, 200],
      ],
      [
        [0, 0],
        [4.2, 0],
        [7, 4],
      ],
      { radius: 5, reaches: [4.2, 0], indicates: ['left', 2.2, 9] },
    ),
    ...parked(4.75, 68, ['black', 'blue', 'white']),
    car('black', south(-1.75, 160), 11),
    walks({ clothes: 'yellow' }, north(7.4, 20)),
  ],
});
