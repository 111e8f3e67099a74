import { car, north, rides, south, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 8],
      [4, 5],
      [7, 2.5],
    ],
    reaches: [7, 40],
  },
  place: town({ junctions: [66], lanes: 2, middle: 'solid', first: 1 }),
  actors: [
    vehicle(
      'lorry',
      'blue',
      [
        [4.9, 0],
        [4.9, 38],
        [2.4, 54],
        [2.4, 62],
        [40, 64.5],
      ],
      [
        [0, 8],
        [4, 5],
        [7, 3],
      ],
      { radius: 6, reaches: [7, 53], indicates: ['right', 0.5, 9] },
    ),
    rides('cyclist', north(6.6, 0), 4, { reaches: [7, 49], look: { clothes: 'yellow' } }),
    car('grey', south(-1.75, 150), 9),
  ],
});
