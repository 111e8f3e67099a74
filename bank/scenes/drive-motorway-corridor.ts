import { car, north, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { motorway } from '../kit/drive/places.ts';

export default drive({
  seconds: 8,
  own: {
    through: north(-1.9, 0),
    speed: [
      [0, 9],
      [5, 3],
      [8, 1.5],
    ],
    reaches: [8, 100],
  },
  place: motorway(),
  actors: [
    ...[112, 120, 128.5, 137, 146].map((z, index) =>
      car(index % 2 ? 'blue' : 'white', north(-2.9, z - 3), [
        [0, 1.2],
        [5, 0],
        [9, 0],
      ]),
    ),
    vehicle('lorry', 'green', north(3.1, 106), [
      [0, 1.2],
      [5, 0],
      [9, 0],
    ]),
    ...[118, 126, 134, 143].map((z, index) =>
      car(index % 2 ? 'red' : 'grey', north(3, z), [
        [0, 1.2],
        [5, 0],
        [9, 0],
      ]),
    ),
    vehicle(
      'ambulance',
      'white',
      north(0, -100),
      [
        [0, 14],
        [8, 9],
      ],
      { reaches: [8, 168], flashes: true },
    ),
  ],
  mirrors: ['inside'],
});
