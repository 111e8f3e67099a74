import { car, east, north, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 9.5],
      [3, 9.5],
      [5, 8],
      [7, 8],
    ],
    reaches: [7, 40.5],
  },
  place: town({ junctions: [58], first: 1 }),
  actors: [
    car(
      'red',
      east(-60, 56.25),
      [
        [0, 9],
        [3, 8],
        [6, 0],
        [9, 0],
      ],
      { reaches: [7, 54.4] },
    ),
    walks({ clothes: 'blue', with: 'bag' }, north(5.4, 40)),
    car('silver', south(-1.75, 230), 9),
    walks({ clothes: 'green' }, south(-5.6, 70)),
  ],
});
