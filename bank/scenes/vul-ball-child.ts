import { car, north, parked, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 9],
      [5, 9],
      [7, 6],
    ],
    reaches: [7, 48],
  },
  place: town({ parking: 'right', first: 1, kind: 'houses' }),
  actors: [
    ...parked(4.65, 14, ['silver', 'blue', ['van', 'white'], 'grey']),
    ...parked(4.65, 41.5, ['green', ['van', 'white']], 7),
    ...parked(4.65, 64, ['red', 'silver', 'blue']),
    {
      beast: 'ball',
      through: [
        [7.6, 57],
        [-9, 58],
      ],
      speed: 3.2,
      reaches: [7, 9.4],
    },
    walks(
      { clothes: 'red', age: 'child' },
      [
        [8, 57],
        [-4, 57.8],
      ],
      [
        [0, 0],
        [4, 1],
        [4.6, 3.2],
        [7, 3.2],
      ],
      [7, 5.8],
    ),
    walks({ clothes: 'green' }, north(7.4, 20)),
    car('grey', south(-1.75, 170), 9),
  ],
});
