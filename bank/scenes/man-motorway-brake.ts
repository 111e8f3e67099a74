import { car, north, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { motorway } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.9, 0),
    speed: [
      [0, 30],
      [5.4, 30],
      [7, 26],
    ],
    reaches: [7, 205],
  },
  place: motorway(),
  actors: [
    car(
      'white',
      north(1.9, 0),
      [
        [0, 30],
        [4.2, 30],
        [7, 19],
      ],
      { reaches: [7, 224] },
    ),
    car('blue', north(-1.9, 0), 32, { reaches: [7, 213] }),
    vehicle(
      'lorry',
      'green',
      north(1.9, 0),
      [
        [0, 24],
        [4, 22],
        [7, 15],
      ],
      { reaches: [7, 258] },
    ),
    car(
      'red',
      [
        [-12, 900],
        [-12, 0],
      ],
      33,
    ),
  ],
  panel: {},
});
