import { car, north, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { motorway } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.9, 0),
    speed: [
      [0, 28],
      [4, 27],
      [7, 17],
    ],
    reaches: [7, 288],
  },
  place: motorway(),
  actors: [
    car(
      'white',
      north(1.9, 0),
      [
        [0, 20],
        [5, 0],
        [9, 0],
      ],
      { reaches: [7, 332], indicates: ['both', 2, 9] },
    ),
    vehicle(
      'lorry',
      'blue',
      north(-1.9, 0),
      [
        [0, 16],
        [5, 0],
        [9, 0],
      ],
      { reaches: [7, 338], indicates: ['both', 1.5, 9] },
    ),
    ...[344, 352, 360].map((z) => car('grey', north(1.9, z), 0)),
    ...[352, 360].map((z) => car('red', north(-1.9, z), 0)),
  ],
  panel: {},
});
